import { randomUUID } from 'node:crypto'
import { refreshItemImages } from '@laurel/contract/rewards/teamRewards.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { VendorUncertain } from '../../partners/vendorUncertain.ts'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'
import { type ImageFiles, ImageFilesAway } from '../images/imageFiles.ts'
import type { VendorConnections } from '../vendors/connections/vendorConnections.ts'
import type { CatalogProduct, VendorClient } from '../vendors/port.ts'
import { createMemoryVendor } from '../vendors/testing/memoryVendor.ts'
import { noConnections } from '../vendors/testing/noConnections.ts'
import { importItems } from './importItems.ts'
import { importedItemId } from './itemFieldsOf.ts'

const drawn = (background: string) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer()

let imageUrl: string | null
let fetched: string[]
let picture: () => Promise<Uint8Array | null>
beforeEach(() => {
  imageUrl = 'https://files.acme.example/mug.png'
  fetched = []
  picture = () => drawn('#c8963e')
})

const client: VendorClient = {
  ...createMemoryVendor().client,
  async *catalog() {
    const product: CatalogProduct = {
      productId: '1',
      name: 'Mug',
      description: '',
      imageUrl,
      countries: [],
      categories: [],
      variants: [
        {
          variantId: '1',
          name: 'Mug',
          isAvailable: true,
          value: { kind: 'fixed', price: { minor: 900, currency: 'USD' } },
        },
      ],
    }
    yield await Promise.resolve([product])
  },
  picture: url => {
    fetched.push(url)
    return picture()
  },
}

const vendors: VendorConnections = {
  ...noConnections,
  vendorNamed: (teamId, name) => {
    const { vendor } = createMemoryVendor()
    return Promise.resolve({
      connectionId: teamId,
      teamId,
      name,
      capabilities: vendor.capabilities,
      client,
    })
  },
}

const { url } = await createTestDatabase()
const api = createTestApi(url, { vendors })
const { signal } = new AbortController()
const vendor = 'memory'

/** Imports, a number of hours after the first time. */
const imported = async (teamId: string, hours = 0, imageFiles?: ImageFiles) => {
  const clock = () => instantOf(new Date(Date.parse('2026-11-23T09:00:00Z') + hours * 3_600_000))
  const { ledger, database } = api()
  const dependencies = { ledger, database, imageFiles, clock }
  await importItems(dependencies, { teamId, vendor, client, capabilities: {} }, signal)
  const known = await ledger.item(teamId, importedItemId(teamId, vendor, '1'))
  return known.kind === 'offered' ? known.item.images : undefined
}

const ownAddress = /^\/images\/[0-9a-f]{32}\.webp$/

describe('the picture of an imported item', () => {
  test('is a copy of the vendor’s, made fit for the web', async () => {
    const { teamId } = await api().team('copy')
    const [address = ''] = (await imported(teamId)) ?? []
    expect(address).toMatch(ownAddress)
    const { statusCode, headers } = await api().app.inject({ url: address })
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
  })

  test('is fetched again once a day, and stays where it is the same', async () => {
    const { teamId } = await api().team('same')
    const first = await imported(teamId)
    expect(await imported(teamId, 1)).toEqual(first)
    expect(fetched).toHaveLength(1)
    const before = await api().log.head()
    expect(await imported(teamId, 26)).toEqual(first)
    expect(fetched).toHaveLength(2)
    expect(await api().log.head()).toBe(before)
  })

  test('follows a new picture, and a new address at once', async () => {
    const { teamId } = await api().team('new')
    const first = await imported(teamId)
    picture = () => drawn('#3e6bc8')
    const second = await imported(teamId, 26)
    expect(second).not.toEqual(first)
    imageUrl = 'https://files.acme.example/mug-2.png'
    picture = () => drawn('#3ec86b')
    expect(await imported(teamId, 27)).not.toEqual(second)
  })

  test('stays where the storage of pictures is away, and is kept at the next import', async () => {
    const { teamId } = await api().team('unkept')
    const first = await imported(teamId)
    picture = () => drawn('#3e6bc8')
    const away = () => Promise.reject(new ImageFilesAway('The S3 endpoint does not answer.'))
    expect(await imported(teamId, 26, { write: away, read: away })).toEqual(first)
    expect(await imported(teamId, 27)).not.toEqual(first)
  })

  test.each<[string, string, () => Promise<Uint8Array | null>]>([
    ['does not answer', 'silent', () => Promise.reject(new VendorUncertain('Acme did not answer.'))],
    ['has none any more', 'none', () => Promise.resolve(null)],
    ['answers a page', 'page', () => Promise.resolve(Buffer.from('<html>'))],
    ['answers a drawing that can name other files', 'drawing', () => Promise.resolve(Buffer.from('<svg/>'))],
  ])('stays where the vendor %s, and is left out where there never was one', async (_, key, failing) => {
    const { teamId } = await api().team(`stays-${key}`)
    const first = await imported(teamId)
    picture = failing
    expect(await imported(teamId, 26)).toEqual(first)
    expect(await imported((await api().team(`never-${key}`)).teamId)).toEqual([])
  })
})

describe('fetching it again', () => {
  const refresh = (as: TestMember, itemId: string) =>
    api().ask(as, { method: 'POST', url: `/v1/team/rewards/refresh_images/${itemId}` })

  test('replaces the picture at once', async () => {
    const { teamId, olga } = await api().team('refresh')
    const first = await imported(teamId)
    picture = () => drawn('#3e6bc8')
    const { body } = await refresh(olga, importedItemId(teamId, vendor, '1'))
    const { images } = refreshItemImages.response.parse(body)
    expect(images).toHaveLength(1)
    expect(images).not.toEqual(first)
    expect(await imported(teamId)).toEqual(images)
  })

  test('says why it did not work, and keeps the picture', async () => {
    const { teamId, olga } = await api().team('failed')
    const first = await imported(teamId)
    picture = () => Promise.reject(new VendorUncertain('Acme did not answer.'))
    const answer = await refresh(olga, importedItemId(teamId, vendor, '1'))
    expect(answer).toMatchObject({ status: 422, body: { detail: 'Acme did not answer.' } })
    expect(await imported(teamId)).toEqual(first)
  })

  test('is for administrators and their own items', async () => {
    const { teamId, ann } = await api().team('members')
    await imported(teamId)
    const itemId = importedItemId(teamId, vendor, '1')
    expect((await refresh(ann, itemId)).status).toBe(403)
    expect((await refresh((await api().team('others')).olga, itemId)).status).toBe(404)
    expect((await refresh(ann, randomUUID())).status).toBe(403)
  })
})
