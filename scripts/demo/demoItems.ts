export type DemoItem = {
  readonly name: string
  readonly emoji: string
  readonly points: number
  readonly description: string
  /** The files in `pictures`, without `.webp`. */
  readonly pictures: readonly string[]
  /** The styles with the pieces that are left; null for no limit. */
  readonly styles?: readonly (readonly [name: string, stock: number | null])[]
  readonly stock?: number
  readonly countries?: readonly string[]
  /** False for what is picked up at the office. */
  readonly isShipped?: boolean
}

/** The catalog of the demo company. */
export const demoItems: readonly DemoItem[] = [
  {
    name: 'Sticker sheet',
    emoji: '✨',
    points: 200,
    description: '<p>Five stickers for laptops, bottles and doors that need cheering up.</p>',
    pictures: ['stickers'],
  },
  {
    name: 'Crew socks',
    emoji: '🧦',
    points: 500,
    description: '<p>Combed cotton, made to be <em>seen</em>. One pair.</p>',
    pictures: ['socks', 'socks-2'],
    styles: [
      ['Forest, S/M', 40],
      ['Forest, L/XL', 35],
      ['Sky, S/M', 12],
      ['Sky, L/XL', 0],
    ],
  },
  {
    name: 'Pair of notebooks',
    emoji: '📓',
    points: 600,
    description: '<p>Two notebooks with dotted pages.</p><ul><li>192 pages each</li><li>Lies flat</li></ul>',
    pictures: ['notebook'],
  },
  {
    name: 'Canvas tote',
    emoji: '👜',
    points: 700,
    description: '<p>Heavy canvas with long handles. It carries a week of groceries.</p>',
    pictures: ['tote'],
    stock: 60,
  },
  {
    name: 'Desk juniper',
    emoji: '🪴',
    points: 800,
    description: '<p>A small juniper in a clay pot. Pick it up at the front desk of your office.</p>',
    pictures: ['plant'],
    stock: 8,
    isShipped: false,
  },
  {
    name: 'House blend, 1 kg',
    emoji: '☕',
    points: 850,
    description: '<p>The beans of the office kitchen, for your kitchen. The next roast is on its way.</p>',
    pictures: ['coffee'],
    stock: 0,
  },
  {
    name: 'Enamel mug',
    emoji: '🍵',
    points: 900,
    description: '<p>Holds 350 ml and survives every camping trip.</p>',
    pictures: ['mug', 'mug-2'],
    styles: [
      ['Forest', null],
      ['Clay', null],
    ],
  },
  {
    name: 'Wool beanie',
    emoji: '🧢',
    points: 1_100,
    description: '<p>Merino wool, knitted in one piece.</p>',
    pictures: ['beanie', 'beanie-2'],
    styles: [
      ['Clay', 14],
      ['Plum', 9],
    ],
  },
  {
    name: 'Steel bottle',
    emoji: '🍶',
    points: 1_200,
    description: '<p>Keeps drinks cold for a day and hot for half of one.</p>',
    pictures: ['bottle', 'bottle-2'],
    styles: [
      ['Sky', 22],
      ['Sand', 5],
    ],
  },
  {
    name: 'Evergreen hoodie',
    emoji: '🧥',
    points: 2_400,
    description:
      '<p>Soft, heavy and a little too comfortable for meetings.</p>' +
      '<ul><li>80 % organic cotton, 20 % recycled polyester</li><li>Wash at 30 °C</li></ul>',
    pictures: ['hoodie', 'hoodie-2', 'hoodie-3'],
    styles: [
      ['XS', 3],
      ['S', 11],
      ['M', 17],
      ['L', 8],
      ['XL', 0],
      ['2XL', 4],
    ],
    countries: ['US', 'CA', 'GB', 'IE', 'DE'],
  },
  {
    name: 'Day backpack',
    emoji: '🎒',
    points: 4_200,
    description: '<p>22 litres, with a sleeve for a laptop and a pocket for an umbrella.</p>',
    pictures: ['backpack', 'backpack-2'],
    stock: 1,
  },
  {
    name: 'Shelf speaker',
    emoji: '🔊',
    points: 5_200,
    description: '<p>Fills a kitchen, not the whole house. With a plug for Britain and Ireland.</p>',
    pictures: ['speaker'],
    stock: 6,
    countries: ['GB', 'IE'],
  },
]
