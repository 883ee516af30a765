import { ultiProStandIn } from '@laurel/scripts/sandbox/sources/ultipro/ultiProStandIn.ts'
import { expect, test } from 'vitest'
import { describeSource } from '../suite/describeSource.ts'
import { openSource } from '../suite/openSource.ts'
import { ultiPro } from './adapter.ts'
import { UltiProSettings } from './settings.ts'

describeSource('UltiPro', {
  title: ultiPro.title,
  capabilities: ultiPro.capabilities,
  secrets: [String(ultiProStandIn.settings.password), String(ultiProStandIn.settings.customerApiKey)],
  lacks: ['custom'],
  listsLeavers: true,
  isRunLarge: true,
  start: wanted => openSource(ultiPro, ultiProStandIn, wanted),
})

test('the credentials go to hosts of UltiPro alone', () => {
  const hostOf = (host: string) => UltiProSettings.safeParse({ ...ultiProStandIn.settings, host }).success
  expect(hostOf('service5.ultipro.com')).toBe(true)
  for (const host of [
    'ultipro.com.evil.example',
    'evil.example/.ultipro.com',
    'evilultipro.com',
    '127.0.0.1',
  ])
    expect(hostOf(host), host).toBe(false)
})
