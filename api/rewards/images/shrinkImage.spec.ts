import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type ShrunkImage, shrinkImage } from './shrinkImage.ts'

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8963e' } })

const shrunk = async (bytes: Uint8Array): Promise<Extract<ShrunkImage, { kind: 'shrunk' }>> => {
  const image = await shrinkImage(bytes)
  if (image.kind === 'refused') throw new Error(image.problem)
  return image
}

const problemOf = async (bytes: Uint8Array): Promise<string> => {
  const image = await shrinkImage(bytes)
  return image.kind === 'refused' ? image.problem : 'none'
}

describe('a picture', () => {
  test.each([
    ['PNG', () => drawn(64, 32).png().toBuffer()],
    ['JPEG', () => drawn(64, 32).jpeg().toBuffer()],
    ['WebP', () => drawn(64, 32).webp().toBuffer()],
    ['GIF', () => drawn(64, 32).gif().toBuffer()],
    ['AVIF', () => drawn(64, 32).avif().toBuffer()],
  ])('in %s becomes WebP of the same size', async (_, make) => {
    const { content, width, height } = await shrunk(await make())
    expect([width, height]).toEqual([64, 32])
    expect((await sharp(content).metadata()).format).toBe('webp')
  })

  test('is made smaller, and has a small variant', async () => {
    const image = await shrunk(await drawn(4000, 2000).png().toBuffer())
    expect([image.width, image.height]).toEqual([1600, 800])
    expect(await sharp(image.thumbnail).metadata()).toMatchObject({ width: 480, height: 240 })
  })

  test('loses its metadata and stands upright', async () => {
    const photo = await drawn(40, 20)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Wilhelmina' }, IFD3: { GPSLatitude: '6/1 49/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { content, width, height } = await shrunk(photo)
    expect((await sharp(content).metadata()).exif).toBeUndefined()
    expect([width, height]).toEqual([20, 40])
  })
})

describe('a file that is refused', () => {
  test.each([
    ['text', 'Hello'],
    ['HTML', '<html><script>alert(1)</script></html>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/etc/passwd"/></svg>'],
    ['PDF', '%PDF-1.7'],
  ])('is %s, whatever it is called', async (_, text) => {
    expect(await problemOf(Buffer.from(text))).toMatch('not a picture')
  })

  test('begins like a picture and ends too early', async () => {
    const png = await drawn(500, 500).png().toBuffer()
    expect(await problemOf(png.subarray(0, 60))).toMatch('damaged')
  })

  test('has more pixels than its bytes promise', async () => {
    const bomb = await drawn(7_200, 7_200).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await problemOf(bomb)).toMatch('50 million pixels')
  })
})
