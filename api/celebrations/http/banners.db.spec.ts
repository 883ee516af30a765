import { bannerPath, banners } from '@laurel/contract/celebrations/banners.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const ask = (path: string, headers = {}) => api().app.inject({ url: path, headers })

describe('banners', () => {
  test('all have a picture for Slack and a drawing, without a sign-in', async () => {
    for (const { id } of banners) {
      const [png, svg] = [await ask(bannerPath(id)), await ask(bannerPath(id, 'svg'))]
      expect([png.statusCode, png.headers['content-type']], id).toEqual([200, 'image/png'])
      expect(png.rawPayload.length, id).toBeLessThan(100_000)
      // The header chunk of a PNG begins with width and height.
      expect([png.rawPayload.readUInt32BE(16), png.rawPayload.readUInt32BE(20)], id).toEqual([1200, 400])
      expect([svg.statusCode, svg.headers['content-type']], id).toEqual([200, 'image/svg+xml'])
    }
  })

  test('are kept for a day, and asked for by their etag afterwards', async () => {
    const first = await ask(bannerPath('oak'))
    expect(first.headers['cache-control']).toBe('public, max-age=86400')
    const again = await ask(bannerPath('oak'), { 'if-none-match': first.headers.etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('that do not come with Laurel are not found, and no other file is', async () => {
    for (const path of ['/banners/none.png', '/banners/', '/banners/..%2f..%2fpackage.json'])
      expect((await ask(path)).statusCode, path).not.toBe(200)
  })
})
