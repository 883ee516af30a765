import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { environmentSetting, plainSetting, secretSetting, settingFieldsOf } from './settingFields.ts'

describe('the fields of settings', () => {
  test('say what a form needs', () => {
    const settings = z.strictObject({
      environment: environmentSetting,
      platform: plainSetting({ title: 'Platform name' }),
      key: secretSetting({ title: 'Platform key', help: 'Under Settings → API.' }),
      account: plainSetting({ title: 'Account' }).optional(),
    })
    expect(settingFieldsOf(settings)).toEqual([
      {
        name: 'environment',
        title: 'Environment',
        help: 'The sandbox of the vendor delivers nothing.',
        kind: 'choice',
        options: ['sandbox', 'production'],
        isRequired: true,
      },
      { name: 'platform', title: 'Platform name', help: null, kind: 'text', options: [], isRequired: true },
      {
        name: 'key',
        title: 'Platform key',
        help: 'Under Settings → API.',
        kind: 'secret',
        options: [],
        isRequired: true,
      },
      { name: 'account', title: 'Account', help: null, kind: 'text', options: [], isRequired: false },
    ])
  })

  test('are secret unless they say otherwise', () => {
    expect(settingFieldsOf(z.strictObject({ token: z.string().max(10) }))).toMatchObject([{ kind: 'secret' }])
  })
})
