import { z } from 'zod'
import { page, rowIn } from '../http/lists.ts'
import { Metadata, mergeMetadata } from '../http/metadata.ts'
import { get, type Operation, post } from '../http/operation.ts'
import { cleared, expand, flag, Id, listing, optionalText, text, whole } from '../http/params.ts'
import { invalid } from '../http/refusal.ts'
import { showPrice, showProduct } from '../objects/price.ts'
import type { PriceRow, ProductRow } from '../state/billingRows.ts'
import { newId, type World } from '../world.ts'

const ProductData = z.strictObject({
  id: Id.optional(),
  name: text,
  active: flag.optional(),
  metadata: Metadata.optional(),
})

const addProduct = (
  { state, now }: World,
  given: z.output<typeof ProductData> & { readonly description?: string | undefined },
): ProductRow => {
  const id = given.id ?? newId('prod')
  if (Object.hasOwn(state.products, id))
    throw invalid('Product already exists.', { code: 'resource_already_exists', param: 'id' })
  const row: ProductRow = {
    id,
    created: now(),
    name: given.name,
    description: given.description || null,
    isActive: given.active ?? true,
    metadata: mergeMetadata({}, given.metadata),
  }
  state.products[id] = row
  return row
}

const NewPrice = z.strictObject({
  currency: z.string().regex(/^[a-z]{3}$/i),
  unit_amount: whole,
  product: Id.optional(),
  product_data: ProductData.optional(),
  recurring: z
    .strictObject({
      interval: z.enum(['month', 'year']),
      interval_count: z.literal('1').optional(),
      usage_type: z.literal('licensed').optional(),
    })
    .optional(),
  lookup_key: optionalText,
  transfer_lookup_key: flag.optional(),
  nickname: optionalText,
  active: flag.optional(),
  tax_behavior: optionalText,
  metadata: Metadata.optional(),
  expand,
})

const takeLookupKey = (world: World, row: PriceRow, key: string | undefined, transfers = false): void => {
  if (key === undefined) return
  const holder = Object.values(world.state.prices).find(each => each.lookupKey === key && each.id !== row.id)
  if (holder && !transfers)
    throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, { param: 'lookup_key' })
  if (holder) holder.lookupKey = null
  row.lookupKey = key || null
}

export const priceOperations: readonly Operation[] = [
  post(
    '/v1/products',
    z.strictObject({ ...ProductData.shape, description: optionalText, type: optionalText, expand }),
    (world, given) => showProduct(addProduct(world, given)),
  ),
  get(
    '/v1/products',
    z.strictObject({ ...listing, active: flag.optional() }),
    ({ state }, { active, ...given }) =>
      page(
        state.products,
        given,
        '/v1/products',
        showProduct,
        row => active === undefined || row.isActive === active,
      ),
  ),
  get('/v1/products/:id', z.strictObject({ expand }), ({ state }, _given, id) =>
    showProduct(rowIn(state.products, 'product', id)),
  ),
  post(
    '/v1/products/:id',
    z.strictObject({
      name: optionalText,
      description: optionalText,
      active: flag.optional(),
      metadata: Metadata.optional(),
      expand,
    }),
    ({ state, emit }, given, id) => {
      const row = rowIn(state.products, 'product', id)
      row.name = given.name || row.name
      row.description = cleared(row.description, given.description)
      row.isActive = given.active ?? row.isActive
      row.metadata = mergeMetadata(row.metadata, given.metadata)
      emit('product.updated', showProduct(row))
      return showProduct(row)
    },
  ),
  post('/v1/prices', NewPrice, (world, given) => {
    const { state, now, emit } = world
    const product = given.product_data
      ? addProduct(world, given.product_data)
      : rowIn(state.products, 'product', given.product ?? '', 'product')
    const row: PriceRow = {
      id: newId('price'),
      created: now(),
      product: product.id,
      currency: given.currency.toLowerCase(),
      unitAmount: given.unit_amount,
      interval: given.recurring?.interval ?? null,
      lookupKey: null,
      nickname: given.nickname || null,
      isActive: given.active ?? true,
      metadata: mergeMetadata({}, given.metadata),
    }
    takeLookupKey(world, row, given.lookup_key, given.transfer_lookup_key)
    state.prices[row.id] = row
    emit('price.created', showPrice(row))
    return showPrice(row)
  }),
  get(
    '/v1/prices',
    z.strictObject({
      ...listing,
      active: flag.optional(),
      product: Id.optional(),
      currency: optionalText,
      type: z.enum(['one_time', 'recurring']).optional(),
      lookup_keys: z.array(z.string()).max(10).optional(),
    }),
    ({ state }, { active, product, lookup_keys, type, currency, ...given }) =>
      page(
        state.prices,
        given,
        '/v1/prices',
        showPrice,
        row =>
          (active === undefined || row.isActive === active) &&
          (product === undefined || row.product === product) &&
          (currency === undefined || row.currency === currency) &&
          (type === undefined || (type === 'recurring') === (row.interval !== null)) &&
          (lookup_keys === undefined || (row.lookupKey !== null && lookup_keys.includes(row.lookupKey))),
      ),
  ),
  get('/v1/prices/:id', z.strictObject({ expand }), ({ state }, _given, id) =>
    showPrice(rowIn(state.prices, 'price', id)),
  ),
  post(
    '/v1/prices/:id',
    z.strictObject({
      active: flag.optional(),
      lookup_key: optionalText,
      transfer_lookup_key: flag.optional(),
      nickname: optionalText,
      metadata: Metadata.optional(),
      expand,
    }),
    (world, given, id) => {
      const row = rowIn(world.state.prices, 'price', id)
      takeLookupKey(world, row, given.lookup_key, given.transfer_lookup_key)
      row.isActive = given.active ?? row.isActive
      row.nickname = cleared(row.nickname, given.nickname)
      row.metadata = mergeMetadata(row.metadata, given.metadata)
      world.emit('price.updated', showPrice(row))
      return showPrice(row)
    },
  ),
]
