import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'

const folder = mkdtempSync(join(tmpdir(), 'laurel-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'admin/assets'), { recursive: true })
for (const ending of ['', '.br', '.gz']) {
  writeFileSync(join(folder, `admin/index.html${ending}`), '<title>Admin</title>')
  writeFileSync(join(folder, `admin/assets/main-a1.js${ending}`), `run()${ending}`)
}
writeFileSync(join(folder, 'admin/assets/small-a1.js'), 'run()')
writeFileSync(join(folder, 'admin/signIn.html'), '<title>Sign in</title>')
mkdirSync(join(folder, 'admin/pages/reporting'), { recursive: true })
writeFileSync(join(folder, 'admin/pages/reporting/activity.html'), '<title>Activity</title>')

const { url } = await createTestDatabase()
const api = createTestApi(url, {
  settings: {
    staticFolders: { admin: join(folder, 'admin'), portal: join(folder, 'portal') },
    mediaHosts: ['media.gifs.example'],
  },
})
const get = (path: string) => api().ask(null, { url: path })

describe('pages', () => {
  test('the admin answers every path that it routes, and is not cached', async () => {
    for (const path of ['/', '/recognition', '/login/elsewhere', '/%F0%9F%98%B4']) {
      const answer = await get(path)
      expect(answer.text, path).toContain('Admin')
      expect(answer.headers['cache-control'], path).toBe('no-cache')
    }
  })

  test('the addresses that open without a session have a page of their own', async () => {
    for (const path of [
      '/login',
      '/login/slack?code=1',
      '/login/assert_single_use_token/',
      '/setup',
      '/terms',
    ]) {
      const answer = await get(path)
      expect(answer.text, path).toContain('Sign in')
      expect(answer.headers['cache-control'], path).toBe('no-cache')
    }
  })

  test('a page with an outline of its own has it', async () => {
    for (const path of ['/reporting/activity', '/reporting/activity/', '/reporting/activity?type=awards']) {
      const answer = await get(path)
      expect(answer.text, path).toContain('Activity')
      expect(answer.headers['cache-control'], path).toBe('no-cache')
    }
    for (const path of ['/reporting', '/reporting/activity/1', '/reporting/..%2freporting/activity'])
      expect((await get(path)).text, path).toContain('Admin')
  })

  test('built files are kept for good, missing ones are missing', async () => {
    expect((await get('/assets/main-a1.js')).headers['cache-control']).toContain('immutable')
    expect(await get('/assets/main-b2.js')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await get('/assets/..%2f..%2f..%2f..%2fetc/passwd')).text).not.toContain('root:')
  })

  test.each([
    ['gzip, deflate, br, zstd', 'br', 'run().br'],
    ['gzip', 'gzip', 'run().gz'],
    ['identity', undefined, 'run()'],
    [undefined, undefined, 'run()'],
  ])('a browser that accepts %s gets the variant %s that was built', async (accepted, encoding, text) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
    const answer = await api().ask(null, { url: '/assets/main-a1.js', headers })
    expect(answer).toMatchObject({ status: 200, text })
    expect(answer.headers).toMatchObject({ vary: 'accept-encoding' })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-type']).toContain('javascript')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const page = await api().ask(null, { url: '/recognition', headers })
    expect(page.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-cache' })
    expect(page.headers['content-encoding']).toBe(encoding)
    expect(page.headers['content-type']).toContain('text/html')
  })

  test('a file without variants is served as it is', async () => {
    const headers = { 'accept-encoding': 'br, gzip' }
    const answer = await api().ask(null, { url: '/assets/small-a1.js', headers })
    expect(answer).toMatchObject({ status: 200, text: 'run()' })
    expect(answer.headers['content-encoding']).toBeUndefined()
  })

  test('emoji are drawings that are kept for good; an unknown one is missing', async () => {
    const drawing = await get('/emoji/twemoji-15.0.0/%2B1.svg')
    expect(drawing.text).toMatch(/^<svg /)
    expect(drawing.headers['content-type']).toBe('image/svg+xml')
    expect(drawing.headers['cache-control']).toContain('immutable')
    expect(await get('/emoji/twemoji-15.0.0/juniper.svg')).toMatchObject({ status: 404 })
    expect((await get('/emoji/twemoji-15.0.0/..%2fpackage.svg')).status).toBe(404)
  })

  test('a screen that was not built says what to do', async () => {
    for (const path of ['/redeem', '/redeem/redemptions/1']) {
      const answer = await get(path)
      expect(answer.status).toBe(503)
      expect(answer.text).toContain('npm run build')
    }
  })

  test('only scripts of this origin run, and no other site frames the pages', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("img-src 'self' data: https://*.slack-edge.com")
    expect(policy).toContain(' media.gifs.example;')
    expect(policy).not.toContain(' https: ')
  })

  test('the calls are described', async () => {
    expect(await get('/docs/json')).toMatchObject({ status: 200, body: { openapi: '3.1.0' } })
    expect((await get('/docs')).text).toContain('swagger')
  })
})

describe('health', () => {
  test('is good when the database answers and read models follow', async () => {
    expect(await get('/health')).toMatchObject({
      status: 200,
      body: {
        status: 'ok',
        database: { ok: true },
        log: { ok: true, detail: 'MemoryLog answers' },
        projections: { ok: true },
      },
    })
  })
})
