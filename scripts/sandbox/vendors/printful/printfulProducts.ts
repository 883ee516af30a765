/** The store of the sandbox at Printful. */
export const printfulProducts = [
  {
    id: 310_001,
    name: 'Printed hoodie',
    picture: 'hoodie-3',
    variants: [
      { id: 410_001, name: 'Printed hoodie / S', price: '42.00', availability: 'active' },
      { id: 410_002, name: 'Printed hoodie / M', price: '42.00', availability: 'active' },
      { id: 410_003, name: 'Printed hoodie / L', price: '44.50', availability: 'temporary_out_of_stock' },
    ],
  },
  {
    id: 310_002,
    name: 'Printed mug',
    picture: 'mug-2',
    variants: [{ id: 410_004, name: 'Printed mug / 11 oz', price: '14.25', availability: 'active' }],
  },
  {
    id: 310_003,
    name: 'Printed notebook',
    picture: 'notebook',
    variants: [{ id: 410_005, name: 'Printed notebook', price: '11.00', availability: 'discontinued' }],
  },
] as const

export type PrintfulProduct = (typeof printfulProducts)[number]

export const variantWith = (id: number) =>
  printfulProducts.flatMap(({ variants }) => [...variants]).find(variant => variant.id === id)
