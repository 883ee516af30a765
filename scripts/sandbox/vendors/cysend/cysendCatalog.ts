import type { SandboxBrand } from '../giftCards/brands.ts'

const productId = (index: number): number => 7000 + index

/** The sandbox's brands in the words of CYSEND's catalogue. */
export const productsOf = (brands: readonly SandboxBrand[], url: string) =>
  brands.map(({ key, name, about, category, countries }, index) => ({
    product_id: productId(index),
    product_name: name,
    product_description: [about],
    countries,
    country_zone: '',
    categories: [category],
    logo_url: `${url}/images/${key}.svg`,
    type: 'prepaid_code',
    promotion: false,
    maintenance: false,
    beneficiary_information: [],
  }))

export const faceValuesOf = (brands: readonly SandboxBrand[]) => ({
  fixed: brands.flatMap(({ values, currency, name }, index) =>
    'least' in values
      ? []
      : values.map((value, part) => ({
          product_id: productId(index),
          face_value_id: String(90_000 + index * 10 + part),
          face_value: value,
          face_value_currency: currency,
          definition: `${name} ${value} ${currency}`,
        })),
  ),
  range: brands.flatMap(({ values, currency }, index) =>
    'least' in values
      ? [
          {
            product_id: productId(index),
            face_value_id: String(90_000 + index * 10),
            face_value_from: values.least,
            face_value_to: values.most,
            face_value_step: 1,
            face_value_currency: currency,
          },
        ]
      : [],
  ),
})
