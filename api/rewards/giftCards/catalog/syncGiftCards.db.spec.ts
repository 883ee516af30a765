import { randomUUID } from 'node:crypto'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { migrateRewards } from '../../migrateRewards.ts'
import type { CatalogProduct } from '../../vendors/port.ts'
import { giftCardById } from './giftCardById.ts'
import { featuredGiftCards, searchGiftCards } from './searchGiftCards.ts'
import { giftCardId, syncGiftCards } from './syncGiftCards.ts'

const { url } = await createTestDatabase()
await migrateRewards(url)
const database = new Pool({ connectionString: url, max: 2 })
afterAll(() => database.end())

const { signal } = new AbortController()
const dollars = (minor: number) => ({ minor, currency: 'USD' })

const product = (name: string, changes: Partial<CatalogProduct> = {}): CatalogProduct => ({
  productId: name,
  name,
  description: `<p>${name}</p>`,
  imageUrl: 'https://cards.example/one.png',
  countries: ['US'],
  categories: [],
  variants: [
    { variantId: '25', name: '$25', isAvailable: true, value: { kind: 'fixed', price: dollars(2500) } },
    { variantId: '10', name: '$10', isAvailable: true, value: { kind: 'fixed', price: dollars(1000) } },
  ],
  ...changes,
})

const sync = (teamId: string, ...pages: readonly CatalogProduct[][]) =>
  syncGiftCards(
    database,
    {
      teamId,
      vendor: 'memory',
      client: {
        async *catalog() {
          yield* await Promise.resolve(pages)
        },
      },
    },
    signal,
  )

const found = async (teamId: string, text: string, page = 1, country = 'US') =>
  (await searchGiftCards(database, { teamId, country, text, page })).map(({ name }) => name)

describe('a sync', () => {
  test('replaces what changed, and removes what vanished with its variants', async () => {
    const teamId = randomUUID()
    await sync(teamId, [product('Tea'), product('Coffee')], [product('Books')])
    expect(await found(teamId, '')).toEqual(['Books', 'Coffee', 'Tea'])

    const soldOut = [
      { variantId: '10', name: '$10', isAvailable: false, value: { kind: 'fixed', price: dollars(1000) } },
    ] as const
    const outcome = await sync(teamId, [product('Tea', { variants: soldOut }), product('Books')])
    expect(outcome).toEqual({ seen: 2, removed: 1 })
    expect(await found(teamId, '')).toEqual(['Books', 'Tea'])
    const tea = await giftCardById(database, teamId, giftCardId(teamId, 'memory', 'Tea'))
    expect(tea?.variants).toEqual([
      {
        variantId: '10',
        name: '$10',
        isAvailable: false,
        step: null,
        least: dollars(1000),
        most: dollars(1000),
      },
    ])
  })

  test('that fails, or finds nothing, removes nothing', async () => {
    const teamId = randomUUID()
    await sync(teamId, [product('Tea')])
    await expect(sync(teamId)).rejects.toThrow('is empty')
    const failing = {
      async *catalog() {
        yield await Promise.resolve([product('Coffee')])
        throw new Error('The connection was lost.')
      },
    }
    await expect(
      syncGiftCards(database, { teamId, vendor: 'memory', client: failing }, signal),
    ).rejects.toThrow()
    expect(await found(teamId, '')).toEqual(['Coffee', 'Tea'])
  })

  test('keeps texts as text, and only addresses of images', async () => {
    const teamId = randomUUID()
    await sync(teamId, [
      product('Tea', { description: '<script>x</script><b>Hot</b>', imageUrl: 'javascript:alert(1)' }),
    ])
    expect(await giftCardById(database, teamId, giftCardId(teamId, 'memory', 'Tea'))).toMatchObject({
      description: 'Hot',
      imageUrl: null,
      variants: [{ variantId: '10' }, { variantId: '25' }],
    })
  })
})

describe('a search', () => {
  const teamId = randomUUID()

  test('finds words by how they begin, in any order, accents or not', async () => {
    await sync(teamId, [
      product('Bäckerei Morgenrot'),
      product('Café Łódź', { categories: ['Food & drink'] }),
      product('Coffee & Books'),
      product('Berlin Books', { countries: ['DE'] }),
      product('Everywhere Books', { countries: [] }),
    ])
    expect(await found(teamId, 'backer')).toEqual(['Bäckerei Morgenrot'])
    expect(await found(teamId, 'LODZ cafe')).toEqual(['Café Łódź'])
    expect(await found(teamId, 'food')).toEqual(['Café Łódź'])
    expect(await found(teamId, 'boo')).toEqual(['Coffee & Books', 'Everywhere Books'])
    expect(await found(teamId, 'boo', 1, 'DE')).toEqual(['Berlin Books', 'Everywhere Books'])
  })

  test('finds similar names where nothing matches', async () => {
    expect(await found(teamId, 'cofee')).toEqual(['Coffee & Books'])
    expect(await found(teamId, 'cofee', 2)).toEqual([])
  })

  test.each(["'", ':*', '!', '& |', '\\', '%'])('finds nothing for %s', async text => {
    expect(await found(teamId, text)).toEqual([])
  })

  test('has pages of 20, of which the last is shorter or empty', async () => {
    const other = randomUUID()
    const names = Array.from({ length: 40 }, (_, number) => `Card ${String(number).padStart(2, '0')}`)
    await sync(
      other,
      names.map(name => product(name)),
    )
    expect(await found(other, 'card', 2)).toEqual(names.slice(20))
    expect(await found(other, 'card', 3)).toEqual([])
    expect(await found(other, '', 3)).toEqual([])
  })

  test('of another team finds nothing of this one', async () => {
    expect(await found(randomUUID(), '')).toEqual([])
    expect(await giftCardById(database, randomUUID(), giftCardId(teamId, 'memory', 'Coffee & Books'))).toBe(
      undefined,
    )
  })
})

test('featured cards change with the month, and are the same within it', async () => {
  const teamId = randomUUID()
  await sync(
    teamId,
    Array.from({ length: 30 }, (_, number) => product(`Card ${number}`)),
  )
  const featured = async (month: string) =>
    (await featuredGiftCards(database, { teamId, country: 'US', month })).map(({ name }) => name)
  const november = await featured('2026-11')
  expect(november).toHaveLength(12)
  expect(await featured('2026-11')).toEqual(november)
  const first = new Set<string | undefined>()
  for (let month = 1; month <= 12; month += 1) first.add((await featured(`2027-${month}`))[0])
  expect(first.size).toBeGreaterThan(1)
})
