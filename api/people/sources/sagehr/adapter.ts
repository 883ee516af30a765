import type { PersonSource } from '../port.ts'
import { createSageHrClient } from './client.ts'
import { SageHrSettings, sageHrTitle } from './settings.ts'

export const sageHr: PersonSource<SageHrSettings> = {
  name: 'sage_hr',
  title: sageHrTitle,
  connects: 'credentials',
  capabilities: { isIncremental: false },
  settings: SageHrSettings,
  create: createSageHrClient,
}
