extension StarterYear {
  /// English proverbs, one a line.
  static let englishProverbs = """
    A bird in the hand is worth two in the bush.
    A penny saved is a penny earned.
    A rolling stone gathers no moss.
    A new broom sweeps clean.
    All roads lead to Rome.
    All that glitters is not gold.
    A light heart lives long.
    A man is known by the company he keeps.
    A place for everything, and everything in its place.
    A short horse is soon curried.
    A word to the wise is enough.
    A cherry year, a merry year; a plum year, a dumb year.
    A dripping June sets all in tune.
    A peck of March dust is worth a king's ransom.
    After dinner rest a while, after supper walk a mile.
    As the day lengthens, so the cold strengthens.
    As the twig is bent, so is the tree inclined.
    Barking dogs seldom bite.
    Better an egg today than a hen tomorrow.
    Better bend than break.
    Better be alone than in bad company.
    Better safe than sorry.
    Blood is thicker than water.
    Cut your coat according to your cloth.
    Diligence is the mother of good luck.
    Do as you would be done by.
    Don't count your chickens before they are hatched.
    Don't put all your eggs in one basket.
    Don't look a gift horse in the mouth.
    Easy come, easy go.
    Easy does it.
    Every bird likes its own nest best.
    Every cook praises his own broth.
    Every tide has its ebb.
    Experience is the best teacher.
    Fair exchange is no robbery.
    Fields have eyes, and woods have ears.
    Fine words butter no parsnips.
    First come, first served.
    First things first.
    Forewarned is forearmed.
    Give credit where credit is due.
    Good company upon the road is the shortest cut.
    Good fences make good neighbours.
    Good wine needs no bush.
    Happy is the bride that the sun shines on.
    Hasty climbers have sudden falls.
    He gives twice who gives quickly.
    He laughs best who laughs last.
    He that will eat the kernel must crack the nut.
    Hearts may agree, though heads differ.
    Honesty is the best policy.
    If wishes were horses, beggars would ride.
    In for a penny, in for a pound.
    It is a poor heart that never rejoices.
    It is easier to pull down than to build up.
    It is good to have two strings to one's bow.
    It never rains but it pours.
    It takes two to make a quarrel.
    Keep your shop, and your shop will keep you.
    Laughter is the best medicine.
    Least said, soonest mended.
    Let bygones be bygones.
    Let every tub stand on its own bottom.
    Live and learn.
    Look before you leap.
    Love begets love.
    Love laughs at locksmiths.
    Mackerel sky, mackerel sky, never long wet and never long dry.
    Many drops make a shower.
    Measure twice, cut once.
    Moderation in all things.
    Ne'er cast a clout till May be out.
    Necessity is the mother of invention.
    Never say die.
    Never trouble trouble till trouble troubles you.
    No rose without a thorn.
    Nothing dries sooner than a tear.
    Nothing succeeds like success.
    Oak before ash, we'll have a splash; ash before oak, we'll have a soak.
    Oaks may fall when reeds stand the storm.
    Once bitten, twice shy.
    One hand washes the other.
    One man's meat is another man's poison.
    Opportunity seldom knocks twice.
    Politeness costs nothing.
    Practise what you preach.
    Prevention is better than cure.
    Put your best foot forward.
    Seeing is believing.
    Short reckonings make long friends.
    Small rain lays great dust.
    So many men, so many minds.
    Strike while the iron is hot.
    The apple never falls far from the tree.
    The cat in gloves catches no mice.
    The first step is the hardest.
    The grass is always greener on the other side of the fence.
    The longest day must have an end.
    There are as good fish in the sea as ever came out of it.
    There is safety in numbers.
    There's luck in odd numbers.
    There's many a good tune played on an old fiddle.
    There's many a slip 'twixt the cup and the lip.
    Too many cooks spoil the broth.
    Truth is stranger than fiction.
    Waste not, want not.
    What can't be cured must be endured.
    What is worth doing is worth doing well.
    When in Rome, do as the Romans do.
    When one door shuts, another opens.
    When the wind is in the west, the weather is at the best.
    Winter finds out what summer lays up.
    You can't make an omelette without breaking eggs.
    You never know what you can do till you try.
    You never miss the water till the well runs dry.
    """

  /// Sayings from books and poems in English, each with its author.
  static let englishAuthors = """
    The lyf so short, the craft so long to lerne. | Geoffrey Chaucer
    “Fool,” said my Muse to me, “look in thy heart, and write.” | Philip Sidney
    Sweet are the uses of adversity. | William Shakespeare
    Love all, trust a few, do wrong to none. | William Shakespeare
    There is nothing either good or bad, but thinking makes it so. | William Shakespeare
    With mirth and laughter let old wrinkles come. | William Shakespeare
    I do love nothing in the world so well as you: is not that strange? | William Shakespeare
    Better three hours too soon than a minute too late. | William Shakespeare
    No man is an island, entire of itself; every man is a piece of the continent, a part of the \
    main. | John Donne
    Gather ye rosebuds while ye may, Old Time is still a-flying. | Robert Herrick
    Happy the man, and happy he alone, he who can call today his own. | John Dryden
    May you live all the days of your life. | Jonathan Swift
    To err is human; to forgive, divine. | Alexander Pope
    Variety's the very spice of life, that gives it all its flavour. | William Cowper
    A man, Sir, should keep his friendship in constant repair. | Samuel Johnson
    Nothing will ever be attempted, if all possible objections must be first overcome. | Samuel \
    Johnson
    Well done is better than well said. | Benjamin Franklin
    He that can have patience can have what he will. | Benjamin Franklin
    I cannot live without books. | Thomas Jefferson
    To see a world in a grain of sand and a heaven in a wild flower. | William Blake
    No bird soars too high, if he soars with his own wings. | William Blake
    My heart leaps up when I behold a rainbow in the sky. | William Wordsworth
    That best portion of a good man's life, his little, nameless, unremembered, acts of \
    kindness and of love. | William Wordsworth
    There is a pleasure in the pathless woods, there is a rapture on the lonely shore. | Lord \
    Byron
    If Winter comes, can Spring be far behind? | Percy Bysshe Shelley
    Heard melodies are sweet, but those unheard are sweeter. | John Keats
    I love to lose myself in other men's minds. | Charles Lamb
    One half of the world cannot understand the pleasures of the other. | Jane Austen
    Know your own happiness. You want nothing but patience—or give it a more fascinating name, \
    call it hope. | Jane Austen
    He that dares not grasp the thorn should never crave the rose. | Anne Brontë
    Any man may be in good spirits and good temper when he's well dressed. | Charles Dickens
    Ring out the old, ring in the new. | Alfred Tennyson
    Grow old along with me! The best is yet to be. | Robert Browning
    How do I love thee? Let me count the ways. | Elizabeth Barrett Browning
    My heart is like a singing bird. | Christina Rossetti
    Begin at the beginning, and go on till you come to the end: then stop. | Lewis Carroll
    It's a poor sort of memory that only works backwards. | Lewis Carroll
    To travel hopefully is a better thing than to arrive. | Robert Louis Stevenson
    The world is so full of a number of things, I'm sure we should all be as happy as kings. | \
    Robert Louis Stevenson
    I never travel without my diary. One should always have something sensational to read in \
    the train. | Oscar Wilde
    Hitch your wagon to a star. | Ralph Waldo Emerson
    What is a weed? A plant whose virtues have not yet been discovered. | Ralph Waldo Emerson
    The sun is but a morning star. | Henry David Thoreau
    Heaven is under our feet as well as over our heads. | Henry David Thoreau
    Afoot and light-hearted I take to the open road. | Walt Whitman
    To make a prairie it takes a clover and one bee. | Emily Dickinson
    Let us, then, be up and doing, with a heart for any fate. | Henry Wadsworth Longfellow
    When in doubt tell the truth. | Mark Twain
    The art of being wise is the art of knowing what to overlook. | William James
    """
}
