import type {
  StorefrontCategory,
  StorefrontProduct,
  StorefrontVariant,
} from '@laurel/contract/rewards/storefront.ts'
import { type Points, pointsPerDollar } from '@laurel/ledger/kernel/points.ts'

/** The path below which the drawn pictures of the products are served. */
export const storefrontPictures = '/store-pictures'

type Description = {
  readonly name: string
  readonly category: StorefrontCategory
  readonly dollars: number
  readonly description: string
  readonly colors?: readonly string[]
  readonly sizes?: readonly string[]
}

const shirtSizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL']

const descriptions: readonly Description[] = [
  {
    name: 'Beanie',
    category: 'Hats',
    dollars: 8,
    description: 'A warm ribbed beanie in evergreen with a golden bobble. One size fits most heads.',
  },
  {
    name: 'Socks',
    category: 'Wearables',
    dollars: 15,
    description: 'Two pairs of soft cotton socks with reinforced heels. One size, EU 37–44.',
  },
  {
    name: 'Baseball Cap',
    category: 'Hats',
    dollars: 25,
    description: 'A six-panel cotton cap with an embroidered wreath and an adjustable strap.',
    colors: ['Navy Blue', 'Dark Grey', 'Light Grey'],
    sizes: ['S/M', 'L/XL'],
  },
  {
    name: 'Women’s Navy Long-Sleeve',
    category: 'Wearables',
    dollars: 18,
    description: 'A fitted long-sleeve shirt of organic cotton with a small wreath on the chest.',
    sizes: shirtSizes,
  },
  {
    name: 'Men’s Navy Long-Sleeve',
    category: 'Wearables',
    dollars: 18,
    description: 'A straight-cut long-sleeve shirt of organic cotton with a small wreath on the chest.',
    sizes: shirtSizes,
  },
  {
    name: 'Hoodie',
    category: 'Wearables',
    dollars: 40,
    description: 'A heavy brushed hoodie with a kangaroo pocket and a wreath on the front.',
    sizes: shirtSizes,
  },
  {
    name: 'Fabric Mask',
    category: 'Wearables',
    dollars: 7,
    description: 'A washable mask of two layers of cotton with adjustable ear loops.',
  },
  {
    name: 'Tumbler',
    category: 'Accessories',
    dollars: 15,
    description:
      'A double-walled steel tumbler, 500 ml, with a lid and a straw. Keeps coffee hot for six hours.',
  },
  {
    name: 'License Plate Frame',
    category: 'Accessories',
    dollars: 2,
    description: 'A weatherproof frame for a US license plate, with screws and caps.',
  },
]

/** `Women’s Navy Long-Sleeve` is `womens-navy-long-sleeve`. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z0-9]+/g, '-')

const productOf = ({ name, category, dollars, description, ...choices }: Description): StorefrontProduct => {
  const slug = slugOf(name)
  const variants: StorefrontVariant[] = []
  for (const color of choices.colors ?? [undefined])
    for (const size of choices.sizes ?? [undefined]) {
      const words = [slug, color, size].filter(word => word !== undefined)
      const picture = color === undefined ? slug : `${slug}-${slugOf(color)}`
      variants.push({
        sku: words.map(slugOf).join('-').toUpperCase(),
        price: dollars,
        images: [`${storefrontPictures}/${picture}.svg`],
        options: { ...(color !== undefined && { color }), ...(size !== undefined && { size }) },
      })
    }
  return { name, slug, category, description, variants }
}

/** The swag shop: the same products for every team. */
export const storefrontProducts: readonly StorefrontProduct[] = descriptions.map(productOf)

export type StorefrontChoice = {
  readonly product: StorefrontProduct
  readonly variant: StorefrontVariant
  readonly points: Points
}

const bySku: ReadonlyMap<string, StorefrontChoice> = new Map(
  storefrontProducts.flatMap(product =>
    product.variants.map(variant => {
      const points = variant.price * pointsPerDollar
      return [variant.sku, { product, variant, points }] as const
    }),
  ),
)

/** The variant with this sku. */
export const storefrontChoice = (sku: string): StorefrontChoice | undefined => bySku.get(sku)

/** What a redemption of the variant is called: `Baseball Cap, Navy Blue, S/M`. */
export const choiceName = ({ product, variant }: Pick<StorefrontChoice, 'product' | 'variant'>): string =>
  [product.name, variant.options.color, variant.options.size].filter(part => part !== undefined).join(', ')
