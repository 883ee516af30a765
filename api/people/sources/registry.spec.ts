import { dataSyncProviders } from '@laurel/contract/team/integrationProvider.ts'
import { expect, test } from 'vitest'
import { personSources } from './registry.ts'

test('every HR system that teams can choose has one adapter', () => {
  const names = personSources.map(({ name }) => name)
  expect(names.toSorted()).toEqual(dataSyncProviders.toSorted())
})
