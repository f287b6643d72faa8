extension StarterEnglish {
  /// Sayings from books and poems in English.
  static let later: [(text: String, who: String)] = [
    ("A merry heart goes all the day, your sad tires in a mile-a.", "William Shakespeare"),
    ("Come what come may, time and the hour runs through the roughest day.", "William Shakespeare"),
    ("The night is long that never finds the day.", "William Shakespeare"),
    (
      "How poor are they that have not patience! What wound did ever heal but by degrees?",
      "William Shakespeare"
    ),
    (
      "I count myself in nothing else so happy as in a soul remembering my good friends.",
      "William Shakespeare"
    ),
    ("Things won are done; joy's soul lies in the doing.", "William Shakespeare"),
    ("They also serve who only stand and wait.", "John Milton"),
    ("Hope springs eternal in the human breast.", "Alexander Pope"),
    ("Great works are performed not by strength, but perseverance.", "Samuel Johnson"),
    (
      "I love everything that's old: old friends, old times, old manners, old books, old wine.",
      "Oliver Goldsmith"
    ),
    (
      "Dost thou love life? Then do not squander time; for that's the stuff life is made of.",
      "Benjamin Franklin"
    ),
    ("We'll tak a cup o' kindness yet, for auld lang syne.", "Robert Burns"),
    ("A thing of beauty is a joy for ever.", "John Keats"),
    ("The poetry of earth is never dead.", "John Keats"),
    ("There is no charm equal to tenderness of heart.", "Jane Austen"),
    ("There is nothing like staying at home for real comfort.", "Jane Austen"),
    ("Think only of the past as its remembrance gives you pleasure.", "Jane Austen"),
    (
      "To sit in the shade on a fine day, and look upon verdure, is the most perfect refreshment.",
      "Jane Austen"
    ),
    ("Friendship is certainly the finest balm for the pangs of disappointed love.", "Jane Austen"),
    ("I am no bird; and no net ensnares me.", "Charlotte Brontë"),
    ("I would always rather be happy than dignified.", "Charlotte Brontë"),
    (
      "Life appears to me too short to be spent in nursing animosity or registering wrongs.",
      "Charlotte Brontë"
    ),
    ("The growing good of the world is partly dependent on unhistoric acts.", "George Eliot"),
    (
      "We could never have loved the earth so well if we had had no childhood in it.",
      "George Eliot"
    ),
    (
      "Animals are such agreeable friends—they ask no questions, they pass no criticisms.",
      "George Eliot"
    ),
    (
      "There is nothing in the world so irresistibly contagious as laughter and good-humour.",
      "Charles Dickens"
    ),
    (
      "No one is useless in this world who lightens the burden of it for any one else.",
      "Charles Dickens"
    ),
    ("To strive, to seek, to find, and not to yield.", "Alfred Tennyson"),
    (
      "It's no use going back to yesterday, because I was a different person then.", "Lewis Carroll"
    ),
    ("We are all in the gutter, but some of us are looking at the stars.", "Oscar Wilde"),
    ("Where you tend a rose, my lad, a thistle cannot grow.", "Frances Hodgson Burnett"),
    (
      "A friend is a person with whom I may be sincere. Before him I may think aloud.",
      "Ralph Waldo Emerson"
    ),
    ("Nothing great was ever achieved without enthusiasm.", "Ralph Waldo Emerson"),
    (
      "I had three chairs in my house; one for solitude, two for friendship, three for society.",
      "Henry David Thoreau"
    ),
    (
      "If you have built castles in the air, your work need not be lost; that is where they should be.",
      "Henry David Thoreau"
    ),
    ("Only that day dawns to which we are awake.", "Henry David Thoreau"),
    ("However mean your life is, meet it and live it.", "Henry David Thoreau"),
    ("Time is but the stream I go a-fishing in.", "Henry David Thoreau"),
    ("I am large, I contain multitudes.", "Walt Whitman"),
    ("I believe a leaf of grass is no less than the journey-work of the stars.", "Walt Whitman"),
    (
      "Failing to fetch me at first keep encouraged, missing me one place search another.",
      "Walt Whitman"
    ),
    ("If I can stop one heart from breaking, I shall not live in vain.", "Emily Dickinson"),
    ("There is no frigate like a book to take us lands away.", "Emily Dickinson"),
    ("Not knowing when the dawn will come, I open every door.", "Emily Dickinson"),
    ("I'm not afraid of storms, for I'm learning how to sail my ship.", "Louisa May Alcott"),
    ("It is not down in any map; true places never are.", "Herman Melville"),
    (
      "I know not all that may be coming, but be it what it will, I'll go to it laughing.",
      "Herman Melville"
    ),
    ("Into each life some rain must fall.", "Henry Wadsworth Longfellow"),
    ("Nothing contributes so much to tranquillize the mind as a steady purpose.", "Mary Shelley"),
  ]

  /// Sayings from books and poems in other languages.
  static let older: [(text: String, who: String)] = [
    ("The soul takes the colour of the thoughts it keeps.", "Marcus Aurelius"),
    (
      "Dig inside yourself: the spring of goodness is there, and it rises as long as you dig.",
      "Marcus Aurelius"
    ),
    ("What does no good to the hive does no good to the bee.", "Marcus Aurelius"),
    ("Where there are people, there is somewhere to be kind.", "Seneca"),
    ("Nothing great ripens in a moment, not even a bunch of grapes or a fig.", "Epictetus"),
    ("First tell yourself who you want to be; then do what there is to do.", "Epictetus"),
    (
      "Nobody would choose to live without friends, even with every other good thing in hand.",
      "Aristotle"
    ),
    ("Goodness is never lonely; it always finds neighbours.", "Confucius"),
    ("A tree too wide for your arms grew from a shoot as fine as a hair.", "Lao Tzu"),
    ("A road of a thousand miles begins under your feet.", "Lao Tzu"),
    ("Patience, my heart: once you bore something harder than this.", "Homer"),
    ("Anyone who strives will sometimes lose the way.", "Johann Wolfgang von Goethe"),
    ("The greatest happiness of life is to be sure that we are loved.", "Victor Hugo"),
    ("That is well said, but we have our garden to tend.", "Voltaire"),
    ("No soldiers are stronger than these two: patience and time.", "Leo Tolstoy"),
    ("Heaven gave me my gifts; there must be a use for them.", "Li Bai"),
    ("The path comes from the walking.", "Zhuangzi"),
    ("The snow has melted, and the village is full to the brim with children.", "Kobayashi Issa"),
    ("If there is a garden by your bookshelves, we shall want for nothing.", "Cicero"),
    (
      "Must you always wander further? Look, what is good is so near.", "Johann Wolfgang von Goethe"
    ),
  ]
}
