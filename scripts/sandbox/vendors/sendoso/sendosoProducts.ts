/** The marketplace of the sandbox at Sendoso. Prices are in US dollars. */
export const sendosoProducts = [
  {
    id: 'p-candle',
    name: 'Cedar candle',
    description: '<p>Poured by hand. Burns for forty evenings and smells of a walk in the woods.</p>',
    picture: 'candle',
    countries: ['US', 'CA', 'DE'],
    variants: [{ id: 'v-candle', price: '28.00' }],
  },
  {
    id: 'p-blanket',
    name: 'Striped blanket',
    description: '<p>Wool and cotton, for sofas and cold offices.</p>',
    picture: 'blanket',
    countries: ['US', 'CA'],
    variants: [
      { id: 'v-blanket-single', price: '74.00' },
      { id: 'v-blanket-double', price: '98.50' },
    ],
  },
  {
    id: 'p-chocolate',
    name: 'Box of twelve chocolates',
    description: '<p>From Alder Lane Chocolates. Contains nuts and milk.</p>',
    picture: 'chocolate',
    countries: ['US'],
    variants: [{ id: 'v-chocolate', price: '34.00' }],
  },
  {
    id: 'p-tea',
    name: 'Tea for a week',
    description: '<p>A stoneware cup and seven teas, one for each day.</p>',
    picture: 'tea',
    countries: ['US', 'DE'],
    variants: [{ id: 'v-tea', price: '41.25' }],
  },
  {
    id: 'p-lamp',
    name: 'Reading lamp',
    description: '<p>Warm light, a cord to pull and a cotton shade.</p>',
    picture: 'lamp',
    countries: ['US', 'CA', 'DE'],
    variants: [{ id: 'v-lamp', price: '63.00' }],
  },
] as const

export const isSold = (variantId: string): boolean =>
  sendosoProducts.some(({ variants }) => variants.some(({ id }) => id === variantId))
