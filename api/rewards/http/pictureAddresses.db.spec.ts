import { addItem } from '@laurel/contract/rewards/teamItems.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'
import { fromNamedHosts } from '../images/namedHosts.ts'

const { url } = await createTestDatabase()

const png = () =>
  sharp({ create: { width: 60, height: 60, channels: 3, background: '#1f5b45' } })
    .png()
    .toBuffer()

/** The sites that the server called. */
const called: string[] = []
const site: typeof fetch = async input => {
  const { href, pathname } = new URL(new Request(input).url)
  called.push(href)
  if (pathname === '/moved.png') return new Response(null, { status: 302, headers: { location: '/a.png' } })
  if (pathname.startsWith('/pair')) await bothOfPair(pathname)
  if (pathname === '/page.html') return new Response('<h1>No picture</h1>')
  return new Response(new Uint8Array(await png()))
}
const askedPair = new Set<string>()
const pair = Promise.withResolvers<void>()
/** Waits until both pictures of the pair were asked for. */
const bothOfPair = (path: string): Promise<void> => {
  if (askedPair.add(path).size === 2) pair.resolve()
  return pair.promise
}
const api = createTestApi(url, { settings: { fetchPicture: fromNamedHosts(site, ['*.acme.example']) } })

const mug = { name: 'Mug', point_cost: 100 }

const add = (as: TestMember, images: readonly string[], key: string = crypto.randomUUID()) =>
  api().ask(as, {
    method: 'POST',
    url: '/v1/team/rewards/custom',
    payload: { add_item: { ...mug, images } },
    headers: { 'idempotency-key': key },
  })

const imagesOf = async (as: TestMember, id: string) => {
  const state = await api().ledger.item(as.teamId, id)
  return state.kind === 'offered' ? state.item.images : []
}

describe('a picture by its address', () => {
  test('is copied once, however often the request is repeated', async () => {
    const { olga } = await api().team('copied')
    const key = crypto.randomUUID()
    const before = called.length
    const { id } = addItem.response.parse((await add(olga, ['https://cdn.acme.example/a.png'], key)).body)
    const [image = ''] = await imagesOf(olga, id)
    expect(image).toMatch(/^\/images\/[0-9a-f]{32}\.webp$/)
    expect((await api().app.inject({ url: image })).headers['content-type']).toBe('image/webp')
    expect((await add(olga, ['https://cdn.acme.example/a.png'], key)).body).toMatchObject({ id })
    expect(called.slice(before)).toEqual(['https://cdn.acme.example/a.png'])
  })

  test('replaces others, in the order of the request', async () => {
    const { olga } = await api().team('replaced')
    const { id } = addItem.response.parse((await add(olga, ['https://cdn.acme.example/a.png'])).body)
    const [first = ''] = await imagesOf(olga, id)
    const answer = await api().ask(olga, {
      method: 'PUT',
      url: `/v1/team/rewards/custom/${id}/images`,
      payload: { images: ['https://cdn.acme.example/b.png', first] },
    })
    expect(answer.status).toBe(200)
    const images = await imagesOf(olga, id)
    expect(images).toHaveLength(2)
    expect(images[1]).toBe(first)
  })

  test('does not wait for the one before it', async () => {
    const { olga } = await api().team('pair')
    const before = called.length
    const [one, other] = ['https://cdn.acme.example/pair1.png', 'https://cdn.acme.example/pair2.png']
    const { id } = addItem.response.parse((await add(olga, [one, other, one])).body)
    const images = await imagesOf(olga, id)
    expect(images).toEqual([images[0], images[1], images[0]])
    expect(images[0]).not.toBe(images[1])
    expect(called.slice(before)).toEqual([one, other])
  })

  test.each([
    'https://other.example/a.png',
    'http://127.0.0.1:5432/a.png',
    'https://169.254.169.254/latest/meta-data',
    'http://cdn.acme.example/a.png',
  ])('of a site that the operator did not name is refused, without a call: %s', async address => {
    const { olga } = await api().team(`foreign-${crypto.randomUUID().slice(0, 8)}`)
    const before = called.length
    const { status, body } = await add(olga, [address])
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 'IMAGE_REFUSED',
      detail: expect.stringContaining('Upload it, or ask the operator of Laurel to allow this site.'),
    })
    expect(called.slice(before)).toEqual([])
  })

  test('that leads elsewhere or is no picture is refused with a sentence', async () => {
    const { olga } = await api().team('moved')
    for (const path of ['moved.png', 'page.html'])
      expect((await add(olga, [`https://cdn.acme.example/${path}`])).body).toMatchObject({
        code: 'IMAGE_REFUSED',
      })
  })

  test('needs to be one', async () => {
    const { olga } = await api().team('text')
    expect((await add(olga, ['ftp://cdn.acme.example/a.png'])).body).toMatchObject({
      code: 'INVALID_REQUEST',
    })
  })
})
