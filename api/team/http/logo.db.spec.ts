import { uploadLogo } from '@laurel/contract/team/logo.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const upload = async (
  as: TestMember,
  field: string,
  content: Uint8Array<ArrayBuffer>,
  type = 'image/png',
) => {
  const form = new FormData()
  form.set(field, new File([content], 'logo.png', { type }))
  const request = new Request('http://laurel.test', { method: 'POST', body: form })
  return api().ask(as, {
    method: 'POST',
    url: '/v1/team/logo',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

const picture = async () =>
  new Uint8Array(
    await sharp({ create: { width: 90, height: 30, channels: 3, background: '#1f5b45' } })
      .png()
      .toBuffer(),
  )

describe('the logo of a team', () => {
  test('is uploaded as a form and shown at once', async () => {
    const { olga } = await api().team('form')
    const answer = await upload(olga, 'logo', await picture())
    expect(answer.status).toBe(200)
    const { logo_url: logo, position } = uploadLogo.response.parse(answer.body)
    expect(await api().ask(olga, { url: `/v1/user/me?after=${position}` })).toMatchObject({
      body: { team: { metadata: { logo } } },
    })
    expect(await api().ask(null, { url: logo })).toMatchObject({ status: 200 })
  })

  test('is a picture, whatever its name and type say', async () => {
    const { olga } = await api().team('script')
    const script = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    )
    for (const type of ['image/png', 'image/svg+xml'])
      expect(await upload(olga, 'logo', script, type)).toMatchObject({
        status: 422,
        body: { code: 'IMAGE_REFUSED' },
      })
  })

  test('needs the field `logo`, and an administrator', async () => {
    const { olga, ann } = await api().team('field')
    expect(await upload(olga, 'picture', await picture())).toMatchObject({ status: 400 })
    expect(await upload(ann, 'logo', await picture())).toMatchObject({ status: 403 })
    const damaged = await api().ask(olga, {
      method: 'POST',
      url: '/v1/team/logo',
      headers: { 'content-type': 'multipart/form-data; boundary=none' },
      payload: 'nothing',
    })
    expect(damaged).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
  })
})
