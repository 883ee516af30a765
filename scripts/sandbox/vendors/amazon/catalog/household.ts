import type { Department, Described } from './product.ts'

export const household = {
  HOME_KITCHEN: [
    {
      title: 'Fernhollow Stoneware Teapot, 1.1 l',
      cents: 3499,
      features: [
        'Holds four cups and keeps them hot for an hour',
        'Steel strainer for loose leaves',
        'Dishwasher safe',
      ],
      colors: ['Moss', 'Cream', 'Slate'],
    },
    {
      title: 'Brasswick Pour-Over Coffee Set with Glass Carafe',
      cents: 2899,
      features: ['Reusable steel filter', 'Carafe of borosilicate glass, 800 ml'],
    },
    {
      title: 'Larkspur Cast Iron Skillet',
      cents: 3999,
      features: ['Seasoned with oil, ready to use', 'For every stove, the oven and the campfire'],
      sizes: ['20 cm', '26 cm', '30 cm'],
    },
    { title: 'Saltbox Enamel Mug', cents: 650, colors: ['Cream', 'Navy'], features: ['Holds 350 ml'] },
    { title: 'Quillon Chef’s Knife, 20 cm', cents: 5450, features: ['Forged steel', 'Handle of walnut'] },
    {
      title: 'Hearthside Linen Throw',
      cents: 4499,
      features: ['Washed linen', '130 × 170 cm'],
      colors: ['Rust', 'Oat', 'Navy'],
      state: 'bothOffers',
    },
    { title: 'Pinewright Bamboo Cutting Boards, Set of 3', cents: 2199, state: 'merchant' },
    {
      title: 'Dewpoint Ultrasonic Humidifier, 2.5 l',
      cents: 4699,
      features: ['Runs for 24 hours', 'Night light'],
    },
    { title: 'Cloudrest Memory Foam Pillow', cents: 3799, sizes: ['Standard', 'Queen'] },
    { title: 'Embertide Enamel Dutch Oven, 5 l', cents: 8999, state: 'outOfStock' },
  ],
  PETS: [
    {
      title: 'Barkwell Orthopedic Dog Bed',
      cents: 5999,
      features: ['Cover washes at 40 °C', 'Bottom that does not slip'],
      sizes: ['Small', 'Medium', 'Large'],
      colors: ['Grey', 'Brown'],
    },
    { title: 'Whiskerly Cat Tree, 140 cm', cents: 7450, features: ['Four levels', 'Posts of sisal'] },
    { title: 'Tumblepaw Puzzle Feeder', cents: 1699, features: ['Slows hasty eaters', 'Three difficulties'] },
    { title: 'Riverstone Pet Water Fountain, 2 l', cents: 2999, state: 'bothOffers' },
    { title: 'Trailhound Reflective Harness', cents: 2499, sizes: ['S', 'M', 'L'], colors: ['Red', 'Blue'] },
    { title: 'Meadowmix Rabbit Hay, 2 kg', cents: 1550, state: 'merchant' },
    { title: 'Nightpurr Self-Warming Cat Mat', cents: 1999 },
    { title: 'Fetchfield Tennis Balls for Dogs, 12 Pieces', cents: 1250 },
    { title: 'Finwick Aquarium Starter Kit, 40 l', cents: 9900, state: 'outOfStock' },
  ],
  TOYS_GAMES: [
    {
      title: 'Lighthouse Harbor, a Cooperative Board Game',
      cents: 3450,
      features: ['For 2 to 5 players from 8 years', 'A game takes 45 minutes'],
    },
    { title: 'Timberkin Wooden Railway, 60 Pieces', cents: 4999, features: ['Beech from managed forests'] },
    { title: 'Starwarden Star Projector', cents: 2799, colors: ['White', 'Black'] },
    { title: 'Mosswood Jigsaw Puzzle, 1000 Pieces', cents: 1899, state: 'bothOffers' },
    { title: 'Cogsworthy Marble Run, 120 Pieces', cents: 3699 },
    { title: 'Paperdrake Origami Kit', cents: 1299, state: 'merchant' },
    { title: 'Rookery Travel Chess, Magnetic', cents: 2250 },
    { title: 'Snowglobe Plush Penguin', cents: 1699, sizes: ['25 cm', '40 cm'] },
    { title: 'Skyloft Stunt Kite', cents: 3150, state: 'withoutPrice' },
  ],
} as const satisfies Partial<Record<Department, readonly Described[]>>
