import type { CatalogProduct } from '../../vendors/port.ts'

export const adjectives = [
  'Amber',
  'Birch',
  'Cedar',
  'Dapple',
  'Ember',
  'Falcon',
  'Garnet',
  'Hazel',
  'Ivory',
  'Jasper',
  'Kestrel',
  'Linden',
  'Meadow',
  'Nutmeg',
  'Orchid',
  'Pebble',
  'Quartz',
  'Russet',
  'Sable',
  'Thistle',
  'Umber',
  'Velvet',
  'Willow',
  'Zephyr',
] as const

export const nouns = [
  'Books',
  'Coffee',
  'Market',
  'Hotels',
  'Cinema',
  'Outfitters',
  'Kitchen',
  'Games',
  'Travel',
  'Garden',
  'Music',
  'Spa',
] as const

const countries = [['US'], ['US', 'CA'], ['DE', 'AT'], ['GB', 'IE'], ['FR'], []] as const
const cardsPerPage = 100

/** Pages of made-up gift cards. Half of them are for the United States. */
export function* sampleCards(count: number): Iterable<readonly CatalogProduct[]> {
  for (let first = 0; first < count; first += cardsPerPage)
    yield Array.from({ length: Math.min(cardsPerPage, count - first) }, (_, index) => cardOf(first + index))
}

const cardOf = (index: number): CatalogProduct => {
  const adjective = adjectives[index % adjectives.length]
  const noun = nouns[(index * 7 + Math.floor(index / adjectives.length)) % nouns.length]
  return {
    productId: `P${index}`,
    name: `${adjective} ${noun} ${Math.floor(index / (adjectives.length * nouns.length)) + 1}`,
    description: `<p>A card of ${adjective} ${noun}, for every day of the year.</p>`,
    imageUrl: `https://cards.example/${index}.png`,
    countries: countries[index % countries.length] ?? [],
    categories: [noun ?? ''],
    variants: [10, 25, 50].map(value => ({
      variantId: `V${index}-${value}`,
      name: `$${value}`,
      isAvailable: true,
      value: { kind: 'fixed', price: { minor: value * 100, currency: 'USD' } },
    })),
  }
}
