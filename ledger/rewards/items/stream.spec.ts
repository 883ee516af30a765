import { describe, it } from 'vitest'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import type { CatalogItem, ItemEvent } from './events.ts'
import { itemStream } from './stream.ts'

const { given } = testDecider(itemStream)

const itemId = idOf('hoodie')
const [small, large] = [idOf('small'), idOf('large')]
const hoodie: CatalogItem = {
  itemId,
  name: 'Hoodie',
  emoji: '',
  description: '<p>With our leaf on it</p>',
  pointCost: 3000,
  images: [],
  variants: [],
  countries: ['CH', 'DE'],
  isShipped: true,
}
const inSizes: CatalogItem = {
  ...hoodie,
  variants: [
    { variantId: small, name: 'Small' },
    { variantId: large, name: 'Large' },
  ],
}

const defined = (item = hoodie): ItemEvent => ({ type: 'CatalogItemDefined', data: item })
const archived: ItemEvent = { type: 'CatalogItemArchived', data: { itemId } }
const counted = (stock: number | null, variantId: string | null = null): ItemEvent => ({
  type: 'StockSet',
  data: { itemId, variantId, stock },
})
const reserved = (name: string, variantId: string | null = null): ItemEvent => ({
  type: 'StockReserved',
  data: { itemId, variantId, redemptionId: idOf(name) },
})
const returned = (name: string, variantId: string | null = null): ItemEvent => ({
  type: 'StockReturned',
  data: { itemId, variantId, redemptionId: idOf(name) },
})

const defineItem = (changes: Partial<CatalogItem> = {}) =>
  ({ type: 'defineItem', ...byAdmin(), data: { ...hoodie, ...changes } }) as const
const archiveItem = { type: 'archiveItem', ...byAdmin(), data: { itemId } } as const
const setStock = (stock: number | null, variantId: string | null = null) =>
  ({ type: 'setStock', ...byAdmin(), data: { itemId, variantId, stock } }) as const
const reserveStock = (name: string, variantId: string | null = null) =>
  ({
    type: 'reserveStock',
    ...byAdmin(),
    data: { itemId, variantId, redemptionId: idOf(name) },
  }) as const
const returnStock = (name: string, variantId: string | null = null) =>
  ({
    type: 'returnStock',
    ...byAdmin(),
    data: { itemId, variantId, redemptionId: idOf(name) },
  }) as const

describe('an item of the catalog', () => {
  it('is defined, and changed under the same id', () => {
    given().when(defineItem()).thenEvents(defined())
    given(defined()).when(defineItem()).thenNothing()
    given(defined())
      .when(defineItem({ pointCost: 2000 }))
      .thenEvents({ type: 'CatalogItemChanged', data: { pointCost: 2000 } })
  })

  it('is archived once, and stays archived', () => {
    given(defined()).when(archiveItem).thenEvents(archived)
    given(defined(), archived).when(archiveItem).thenNothing()
    given(defined(), archived)
      .when(defineItem({ pointCost: 2000 }))
      .thenRejected({ code: 'ITEM_UNKNOWN' })
    given().when(archiveItem).thenRejected({ code: 'ITEM_UNKNOWN' })
  })
})

describe('the stock', () => {
  it('has no limit until it is counted', () => {
    given(defined()).when(reserveStock('for Ann')).thenEvents(reserved('for Ann'))
    given(defined(), counted(0), counted(null)).when(reserveStock('for Ann')).thenEvents(reserved('for Ann'))
  })

  it('gives its last piece to one redemption', () => {
    given(defined(), counted(1)).when(reserveStock('for Ann')).thenEvents(reserved('for Ann'))
    given(defined(), counted(1), reserved('for Ann'))
      .when(reserveStock('for Ben'))
      .thenRejected({ code: 'OUT_OF_STOCK' })
  })

  it('has a piece again that came back', () => {
    given(defined(), counted(1), reserved('for Ann'))
      .when(returnStock('for Ann'))
      .thenEvents(returned('for Ann'))
    given(defined(), counted(1), reserved('for Ann'), returned('for Ann'))
      .when(reserveStock('for Ben'))
      .thenEvents(reserved('for Ben'))
  })

  it('is counted by variant', () => {
    const sizes = given(defined(inSizes), counted(0, small), counted(1, large))
    sizes.when(reserveStock('for Ann', small)).thenRejected({ code: 'OUT_OF_STOCK' })
    sizes.when(reserveStock('for Ann', large)).thenEvents(reserved('for Ann', large))
    sizes.when(reserveStock('for Ann')).thenRejected({ code: 'VARIANT_UNKNOWN' })
    sizes.when(setStock(3)).thenRejected({ code: 'VARIANT_UNKNOWN' })
    sizes.when(setStock(3, small)).thenEvents(counted(3, small))
    sizes.when(setStock(1, large)).thenNothing()
  })

  it('gives nothing of an item that is not offered, and takes back what it gave before', () => {
    given(defined(), archived).when(reserveStock('for Ann')).thenRejected({ code: 'ITEM_UNKNOWN' })
    given(defined(), archived).when(setStock(1)).thenRejected({ code: 'ITEM_UNKNOWN' })
    given(defined(), reserved('for Ann'), archived)
      .when(returnStock('for Ann'))
      .thenEvents(returned('for Ann'))
    given().when(returnStock('for Ann')).thenRejected({ code: 'ITEM_UNKNOWN' })
  })
})
