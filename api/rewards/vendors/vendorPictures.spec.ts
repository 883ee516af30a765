import { describe, expect, test } from 'vitest'
import { VendorUncertain } from '../../partners/vendorUncertain.ts'
import { fetchPicture } from './vendorPictures.ts'

const { signal } = new AbortController()
const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff])

const fetched = async (url: string, answer: () => Response = () => new Response(bytes), origin?: string) => {
  const called: string[] = []
  const fetching: typeof fetch = input => {
    called.push(new Request(input).url)
    return Promise.resolve(answer())
  }
  const surroundings = { fetch: fetching, ...(origin === undefined ? {} : { origin }) }
  const wanted = { vendor: 'Acme', url, hosts: ['acme.example'], timeoutMilliseconds: 1000 }
  return { picture: await fetchPicture(surroundings, wanted, signal), called }
}

test('fetches the bytes of a picture of the vendor', async () => {
  expect((await fetched('https://cdn.acme.example/a.png')).picture).toEqual(bytes)
})

describe('calls no', () => {
  test.each([
    ['other host', 'https://internal.example/a.png'],
    ['host that ends alike', 'https://notacme.example/a.png'],
    ['host that begins alike', 'https://acme.example.evil.example/a.png'],
    ['address of this machine', 'http://127.0.0.1/latest/meta-data'],
    ['unencrypted address', 'http://acme.example/a.png'],
    ['other port', 'https://acme.example:8443/a.png'],
    ['address with a name in front', 'https://acme.example@acme.example/a.png'],
    ['file', 'file:///etc/passwd'],
    ['text', 'a picture'],
  ])('%s', async (_, url) => {
    expect(await fetched(url)).toEqual({ picture: null, called: [] })
  })
})

test('follows no redirect', async () => {
  const redirect = () => new Response(null, { status: 302, headers: { location: 'http://127.0.0.1/' } })
  await expect(fetched('https://acme.example/a.png', redirect)).rejects.toBeInstanceOf(VendorUncertain)
})

test('reads no more than 10 MB', async () => {
  const huge = () => new Response(Buffer.alloc(10 * 1024 * 1024 + 1))
  await expect(fetched('https://acme.example/a.png', huge)).rejects.toThrow('more than')
})

test('has none where the vendor has none', async () => {
  const gone = () => new Response('', { status: 404 })
  expect((await fetched('https://acme.example/a.png', gone)).picture).toBeNull()
})

test('fetches from the stand-in of the sandbox', async () => {
  const { picture } = await fetched(
    'http://127.0.0.1:4401/p.webp',
    undefined,
    'http://127.0.0.1:4401/vendors/acme',
  )
  expect(picture).toEqual(bytes)
})
