import { randomUUID } from 'node:crypto'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../testing/testApi.ts'
import type { TestMember } from '../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const giving = (as: TestMember, language: string | undefined, payload: object) =>
  api().ask(as, {
    method: 'POST',
    url: '/v1/shoutouts',
    headers: {
      'idempotency-key': randomUUID(),
      ...(language === undefined ? {} : { 'accept-language': language }),
    },
    payload: { message_text: 'Danke!', points_each: 10, ...payload },
  })

describe('a refusal', () => {
  test('is in the language of the request, and says so', async () => {
    const { ann } = await api().team('german')
    const answer = await giving(ann, 'de-AT', { for_user_ids: [ann.memberId] })
    expect(answer).toMatchObject({
      status: 422,
      headers: { 'content-language': 'de', vary: 'Accept-Language' },
      body: {
        code: 'SELF_RECOGNITION',
        type: 'urn:laurel:problem:self-recognition',
        title: 'Dank an dich selbst',
        detail: 'Du kannst dir selbst keine Punkte geben. Nimm dich aus der Liste.',
      },
    })
  })

  test('is in Spanish for the first language of a list that Laurel speaks', async () => {
    const { ann } = await api().team('spanish')
    const answer = await giving(ann, 'fr-FR, es-MX;q=0.8, de;q=0.5', { for_user_ids: [ann.memberId] })
    expect(answer.body).toMatchObject({ detail: 'No puedes darte puntos. Quítate de la lista.' })
  })

  test.each([undefined, '*', 'fr-FR', 'xx', 'de;q=0', '%%%', 'de-'.repeat(100)])(
    'is in English for the wish %s',
    async language => {
      const { ann } = await api().team(`english${language?.length}`)
      const answer = await giving(ann, language, { for_user_ids: [ann.memberId] })
      expect(answer.body).toMatchObject({
        detail: 'You can’t give points to yourself. Remove yourself from the recipients.',
      })
      expect(answer.headers).toMatchObject({ 'content-language': 'en' })
    },
  )

  test('of a field has the sentence of the field in that language', async () => {
    const { ann } = await api().team('fields')
    const answer = await giving(ann, 'de-AT', { for_user_ids: 'everyone' })
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'INVALID_REQUEST',
        title: 'Ungültige Anfrage',
        detail: 'Korrigiere body.for_user_ids: Ungültige Eingabe: erwartet Array, erhalten string',
        errors: [
          { path: 'body.for_user_ids', message: 'Ungültige Eingabe: erwartet Array, erhalten string' },
        ],
      },
    })
  })

  test('has the sentence of a schema in that language', async () => {
    const { ann } = await api().team('schemas')
    const answer = await api().ask(ann, {
      method: 'POST',
      url: '/v1/user/addresses',
      headers: { 'accept-language': 'de-AT' },
      payload: { name: '', street1: 'Ring 1', city: 'Ulm', postal_code: '1', country: 'DE' },
    })
    expect(answer.body).toMatchObject({
      errors: [
        { path: 'body.name', message: 'Fülle das aus.' },
        { path: 'body.postal_code', message: 'Das Feld „Postleitzahl“ wird wie 10115 geschrieben.' },
      ],
    })
  })
})

test('an answer without sentences depends on no language', async () => {
  const { ann } = await api().team('silent')
  const answer = await api().ask(ann, { url: '/v1/user/me', headers: { 'accept-language': 'de-AT' } })
  expect(answer.status).toBe(200)
  expect(answer.headers).not.toHaveProperty('content-language')
  expect(answer.headers).not.toHaveProperty('vary')
})
