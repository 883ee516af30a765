/** The store of the sandbox at Printful. */
export const printfulProducts = [
  {
    id: 310_001,
    name: 'Evergreen hoodie',
    variants: [
      { id: 410_001, name: 'Evergreen hoodie / S', price: '42.00', availability: 'active' },
      { id: 410_002, name: 'Evergreen hoodie / M', price: '42.00', availability: 'active' },
      { id: 410_003, name: 'Evergreen hoodie / L', price: '44.50', availability: 'temporary_out_of_stock' },
    ],
  },
  {
    id: 310_002,
    name: 'Laurel mug',
    variants: [{ id: 410_004, name: 'Laurel mug / 11 oz', price: '14.25', availability: 'active' }],
  },
  {
    id: 310_003,
    name: 'Field notes',
    variants: [{ id: 410_005, name: 'Field notes', price: '11.00', availability: 'discontinued' }],
  },
] as const

export type PrintfulProduct = (typeof printfulProducts)[number]

export const variantWith = (id: number) =>
  printfulProducts.flatMap(({ variants }) => [...variants]).find(variant => variant.id === id)
