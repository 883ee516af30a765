import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { s3SandboxSettings } from '@laurel/scripts/sandbox/vendors/s3/s3StandIn.ts'
import { type RemoteStandIn, useStandIns } from '@laurel/scripts/sandbox/vendors/testing/useStandIns.ts'
import { standInTime } from '@laurel/scripts/sandbox/vendors/testing/vendorWanted.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ImageFilesAway } from '../imageFiles.ts'
import { createS3Files } from './s3Files.ts'
import type { S3Settings } from './s3Settings.ts'

const standIn = useStandIns()
const file = { teamId: derivedId('team', 'Evergreen'), imageId: '0f'.repeat(16), size: 'full' } as const
const key = `pictures/${file.teamId}/${file.imageId}.webp`
const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#1f5b45' } })
  .webp()
  .toBuffer()

const limits = { milliseconds: 500, bytesMax: 100_000 }
const withS3 = async (
  body: (
    s3: RemoteStandIn & { readonly files: ReturnType<typeof createS3Files>; objects: () => Promise<unknown> },
  ) => Promise<void>,
  changes: Partial<S3Settings> = {},
): Promise<void> => {
  const s3 = await standIn('s3')
  const settings = { ...s3SandboxSettings, endpoint: s3.origin, addressing: 'path', ...changes } as const
  const files = createS3Files(settings, { fetch, now: () => new Date(standInTime) }, limits)
  const objects = async () => (await fetch(`${s3.origin}/_control/objects`)).json()
  try {
    await body({ ...s3, files, objects })
  } finally {
    await s3.stop()
  }
}

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test('a picture is kept under the name of its team, as WebP, and read again', () =>
  withS3(async ({ files, objects }) => {
    await files.write(file, picture)
    expect(await objects()).toEqual([{ key, bytes: picture.length, type: 'image/webp' }])
    expect(await files.read(file)).toEqual(picture)
  }))

test('a picture that was never kept is missing, as is one of another team', () =>
  withS3(async ({ files }) => {
    await files.write(file, picture)
    expect(await files.read({ ...file, imageId: 'aa'.repeat(16) })).toBeNull()
    expect(await files.read({ ...file, teamId: derivedId('team', 'Juniper') })).toBeNull()
    expect(await files.read({ ...file, size: 'thumbnail' })).toBeNull()
  }))

test.each([
  ['a wrong secret', { secretAccessKey: 'another' }, 'SignatureDoesNotMatch'],
  ['an unknown key', { accessKeyId: 'ANOTHERKEY' }, 'InvalidAccessKeyId'],
  ['a wrong region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
  ['a bucket that does not exist', { bucket: 'another-bucket' }, 'NoSuchBucket'],
])('%s is refused for good, and the reason is for the log', (_what, changes, code) =>
  withS3(async ({ files, objects }) => {
    for (const work of [() => files.write(file, picture), () => files.read(file)]) {
      const error = await errorOf(work())
      expect(error).toMatchObject({ name: 'ImageFilesAway', isRefusal: true })
      expect(String(error)).toContain(code)
      expect(String(error)).not.toContain(s3SandboxSettings.secretAccessKey)
    }
    expect(await objects()).toEqual([])
  }, changes),
)

test.each(['loseCall', 'loseAnswer', 'hang'] as const)(
  'an endpoint in trouble is tried again later: %s',
  kind =>
    withS3(async ({ files, plan }) => {
      await plan({ kind })
      expect(await errorOf(files.write(file, picture))).toMatchObject({ isRefusal: false })
      await files.write(file, picture)
      expect(await files.read(file)).toEqual(picture)
    }),
)

test('an endpoint that is down is named without its address', () =>
  withS3(async ({ files, stop, origin }) => {
    await stop()
    const error = await errorOf(files.read(file))
    expect(error).toBeInstanceOf(ImageFilesAway)
    expect(String(error)).not.toContain(new URL(origin).host)
  }))

test.each([
  ['HTML', '<html><script>alert(1)</script></html>'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['nothing', ''],
])('%s that another program wrote into the bucket is not read', (_what, content) =>
  withS3(async ({ files, post }) => {
    await post('objects', { key, content: Buffer.from(content).toString('base64') })
    expect(await errorOf(files.read(file))).toMatchObject({ isRefusal: true })
  }),
)

test('more than a picture can have is not read to its end', () =>
  withS3(async ({ files, post }) => {
    const large = Buffer.concat([picture, Buffer.alloc(limits.bytesMax)])
    await post('objects', { key, content: large.toString('base64') })
    expect(await errorOf(files.read(file))).toMatchObject({ message: expect.stringContaining('more than') })
  }))
