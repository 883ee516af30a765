import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { migrateSources } from '../migrateSources.ts'
import { describeSource } from '../suite/describeSource.ts'
import { scim } from './adapter.ts'
import { openScim, scimIdOf } from './testing/openScim.ts'

const { url } = await createTestDatabase()
await migrateSources(url)

describeSource('SCIM', {
  title: scim.title,
  capabilities: scim.capabilities,
  secrets: [],
  lacks: ['custom', 'leftOn'],
  externalIdOf: scimIdOf,
  listsLeavers: true,
  isCalled: false,
  start: wanted => openScim(url, wanted),
})
