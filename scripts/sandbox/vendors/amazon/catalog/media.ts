import type { Department, Described } from './product.ts'

export const media = {
  ELECTRONICS: [
    {
      title: 'Murmur Wireless Headphones with Noise Cancelling',
      cents: 12_900,
      features: [
        'Thirty hours of music from one charge',
        'Folds into its case',
        'Two devices at the same time',
      ],
      colors: ['Black', 'Sand', 'Midnight'],
    },
    { title: 'Pebblestone Portable Speaker', cents: 4999, colors: ['Red', 'Teal', 'Black'] },
    {
      title: 'Inkwell E-Reader, 7 Inches',
      cents: 11_950,
      features: ['Light for the night', 'Eight weeks of reading'],
    },
    { title: 'Voltaic Power Bank, 20,000 mAh', cents: 3699, state: 'bothOffers' },
    { title: 'Loomlight Desk Lamp with Wireless Charger', cents: 5450 },
    { title: 'Keysmith Mechanical Keyboard', cents: 8999, colors: ['White', 'Graphite'] },
    { title: 'Trackwell Fitness Watch', cents: 9450, state: 'merchant' },
    { title: 'Lumenbox Mini Projector', cents: 14_900, state: 'restricted' },
    { title: 'Tapeworth USB-C Cables, 3 Pieces', cents: 1450 },
    { title: 'Skyglass Webcam, 1080p', cents: 4250, state: 'withoutOffers' },
  ],
  BOOKS: [
    { title: 'The Quiet Lighthouse: A Novel', cents: 1699, features: ['Hardcover, 312 pages'] },
    { title: 'Bread for Beginners: Forty Loaves', cents: 2450, features: ['Hardcover with photographs'] },
    { title: 'A Field Guide to Small Birds', cents: 1999, state: 'bothOffers' },
    { title: 'Thinking in Ledgers', cents: 2999, features: ['Paperback, 280 pages'] },
    {
      title: 'A Pocket Book of Clouds',
      cents: 499,
      features: ['Paperback, 96 pages', 'Forty drawings'],
    },
    { title: 'The Gardener of Orbit Nine', cents: 1350 },
    { title: 'Letters from a Slow Train', cents: 1550, state: 'merchant' },
    { title: 'Maps of Imaginary Islands', cents: 3450 },
    { title: 'Thank You, and Other Useful Words', cents: 1299 },
    { title: 'The Night Kitchen Mysteries, Box Set', cents: 3899, state: 'outOfStock' },
  ],
} as const satisfies Partial<Record<Department, readonly Described[]>>
