import type { SandboxCategory } from './categoryLooks.ts'

export type BrandRow = readonly [
  name: string,
  category: SandboxCategory,
  about: string,
  values: readonly number[] | { readonly least: number; readonly most: number },
  ...countries: string[],
]

const range = (least: number, most: number) => ({ least, most })

/** Brands by vendor and currency. */
// biome-ignore format: a line each
export const brandRows: readonly (readonly [vendor: 'tango' | 'xoxoday' | 'cysend', currency: string, rows: readonly BrandRow[]])[] = [
  [
    'tango',
    'USD',
    [
      ['Alder & Ash Coffee', 'Food and drink', 'Single-origin coffee and cardamom buns, in 210 cafés from Portland to Portsmouth.', [5, 10, 25], 'US'],
      ['Bramblewood Books', 'Books', 'New and second-hand books, online and in shops with reading chairs.', range(10, 250), 'US', 'CA'],
      ['Canyon & Creek', 'Outdoors', 'Tents, boots and rain jackets that get repaired for life.', range(25, 500), 'US'],
      ['Dovetail Home', 'Home', 'Furniture, lamps and linen made in small workshops.', [25, 50, 100, 200], 'US'],
      ['Ember Street Kitchen', 'Food and drink', 'Wood-fired dinners in 60 cities, or delivered to your door.', [25, 50, 100], 'US'],
      ['Fieldfare Market', 'Groceries', 'Organic groceries from farms nearby, delivered the same day.', range(20, 300), 'US'],
      ['Goldfinch Cinemas', 'Games', 'Films on large screens, with any popcorn you like.', [15, 30, 60], 'US'],
      ['Harborlight Hotels', 'Travel', 'Rooms with a view of the water in 140 coastal towns.', range(50, 1000), 'US', 'CA'],
      ['Inkwell & Oak', 'Books', 'Notebooks, fountain pens and a paper for every occasion.', [10, 20, 40], 'US'],
      ['Juniper Rail', 'Travel', 'Scenic night trains across the continent.', [50, 100, 250], 'US'],
      ['Kite & Key Electronics', 'Electronics', 'Headphones, cameras and smart lamps with a two-year exchange.', range(25, 500), 'US'],
      ['Lantern Yoga', 'Wellbeing', 'Classes for every level, in studios or by video.', [20, 45, 90], 'US'],
      ['Maple Row Apparel', 'Fashion', 'Everyday clothes in organic cotton, from XS to 5XL.', range(15, 300), 'US'],
      ['Northwind Streaming', 'Games', 'Series and concerts without advertisements.', [10, 30, 60], 'US'],
      ['Orchard Lane Grocers', 'Groceries', 'Fresh fruit, cheese and bread, every day until ten.', [10, 25, 50, 100], 'US'],
      ['Pinefall Gear', 'Outdoors', 'Bicycles, helmets and maps for trails you have not tried.', [50, 100], 'US'],
      ['Quillfeather Games', 'Games', 'Board games and puzzles for two to twelve players.', [15, 25, 50], 'US'],
      ['Riverstone Spa', 'Wellbeing', 'Saunas, hot springs and massages, two hours from the city.', range(40, 400), 'US'],
      ['Saffron Table', 'Food and drink', 'Family recipes from six countries, served in bowls.', [20, 40], 'US'],
      ['Thistle & Thread', 'Fashion', 'Knitwear and scarves from a family mill.', [30, 60, 120], 'US'],
      ['Umbra Photo', 'Electronics', 'Prints, frames and photo books of your own pictures.', [10, 25, 50], 'US'],
      ['Velvet Fern Plants', 'Home', 'House plants that arrive alive, and pots to put them in.', [20, 35, 70], 'US'],
      ['Wildrose Pantry', 'Groceries', 'Spices, oils and honey from small producers.', range(15, 150), 'US'],
      ['Xylo Music', 'Games', 'Lessons and instruments for people who start late.', [25, 50], 'US'],
      ['Yarrow Pharmacy', 'Wellbeing', 'Skin care, vitamins and patient advice.', [10, 25, 50], 'US'],
      ['Zephyr Airways', 'Travel', 'Flights to 90 cities with a seat that reclines.', range(50, 1500), 'US'],
    ],
  ],
  [
    'tango',
    'CAD',
    [
      ['Beaver Creek Outfitters', 'Outdoors', 'Canoes, parkas and everything between two lakes.', range(25, 500), 'CA'],
      ['Maple & Main Café', 'Food and drink', 'Coffee, soup and butter tarts from coast to coast.', [10, 20, 50], 'CA'],
      ['Northern Lights Market', 'Groceries', 'Groceries for a week, delivered in the evening.', [25, 50, 100], 'CA'],
    ],
  ],
  [
    'tango',
    'GBP',
    [
      ['Copper Kettle Tearooms', 'Food and drink', 'Tea, scones and warm soup in 80 market towns.', [10, 20, 40], 'GB'],
      ['Foxglove Books', 'Books', 'Independent bookshops that send parcels within a day.', range(5, 200), 'GB', 'IE'],
      ['Hedgerow & Hall', 'Home', 'Blankets, candles and garden tools.', [25, 50, 100], 'GB'],
      ['Saltmarsh Hotels', 'Travel', 'Small hotels at the sea, breakfast included.', range(50, 800), 'GB'],
      ['Tallow & Tweed', 'Fashion', 'Coats and boots for weather of all sorts.', range(20, 300), 'GB'],
    ],
  ],
  [
    'tango',
    'EUR',
    [
      ['Abendstern Kino', 'Games', 'Filme auf großer Leinwand in 70 Städten.', [15, 30, 50], 'DE', 'AT'],
      ['Bäckerei Morgenrot', 'Food and drink', 'Brot, Kuchen und Kaffee aus der eigenen Backstube.', [10, 20, 50], 'DE'],
      ['Buchhandlung Silbersee', 'Books', 'Bücher, Hörbücher und Spiele, online und im Laden.', range(10, 250), 'DE', 'AT'],
      ['Fahrradwerk Nord', 'Outdoors', 'Räder, Helme und Reparaturen am selben Tag.', range(25, 500), 'DE'],
      ['Lindenhof Markt', 'Groceries', 'Obst, Gemüse und Käse von Höfen der Umgebung.', [25, 50, 100], 'DE'],
      ['Café des Tilleuls', 'Food and drink', 'Café, tartines et pâtisseries dans 45 villes.', [10, 20, 40], 'FR'],
      ['Librairie du Phare', 'Books', 'Livres neufs et d’occasion, en ligne et en boutique.', range(10, 250), 'FR'],
      ['Maison Églantine', 'Home', 'Linge, vaisselle et lampes d’ateliers français.', [30, 60, 120], 'FR'],
      ['Clover & Hearth', 'Home', 'Wool, pottery and candles from the west coast.', [25, 50, 100], 'IE'],
    ],
  ],
  [
    'tango',
    'AUD',
    [
      ['Bluegum Books', 'Books', 'Stories from every coast, delivered with a bookmark.', range(10, 250), 'AU'],
      ['Coral Bay Travel', 'Travel', 'Reef tours, road trips and rooms at the beach.', range(50, 1000), 'AU'],
    ],
  ],
  [
    'xoxoday',
    'INR',
    [
      ['Banyan Bazaar', 'Groceries', 'Rice, spices and snacks for the whole family.', [500, 1000, 2000], 'IN'],
      ['Chai Junction', 'Food and drink', 'Masala chai and street food in 120 stations.', [250, 500], 'IN'],
      ['Lotus Loom', 'Fashion', 'Handwoven saris, kurtas and shawls.', range(500, 10_000), 'IN'],
      ['Monsoon Books', 'Books', 'Books in nine languages, delivered to every town.', range(250, 5000), 'IN'],
      ['Peacock Electronics', 'Electronics', 'Phones, speakers and repairs.', [1000, 2500, 5000], 'IN'],
    ],
  ],
  [
    'cysend',
    'PLN',
    [
      ['Bursztyn Książki', 'Books', 'Księgarnie z kawą i fotelami.', range(50, 500), 'PL'],
      ['Kawiarnia Pod Lipą', 'Food and drink', 'Kawa, ciasta i śniadania przez cały dzień.', [25, 50, 100], 'PL'],
      ['Leśny Sklep', 'Outdoors', 'Plecaki, buty i mapy szlaków.', [100, 200], 'PL'],
    ],
  ],
  [
    'cysend',
    'USD',
    [
      ['Pixel Harbour', 'Games', 'Credit for games on every console and computer.', [10, 20, 50], 'US', 'CA', 'GB', 'DE', 'FR', 'PL', 'IN', 'AU', 'IE'],
      ['Skylark Mobile', 'Electronics', 'Data and calls in 60 countries.', [10, 25], 'US', 'CA', 'GB', 'AU'],
    ],
  ],
  [
    'tango',
    'ILS',
    [
      ['Carmel Spa', 'Wellbeing', 'A morning of quiet on the hill.', [200, 400], 'IL'],
      ['Jaffa Orange Kitchen', 'Food and drink', 'Long tables, small plates and a view of the port.', [100, 200, 300], 'IL'],
      ['Negev Trails', 'Outdoors', 'Guided walks at sunrise.', [150, 300], 'IL'],
      ['Shoresh Books', 'Books', 'Hebrew and English books under one roof.', range(50, 500), 'IL'],
    ],
  ],
]
