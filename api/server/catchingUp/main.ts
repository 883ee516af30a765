import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { z } from 'zod'
import { asChild } from '../apart/asChild.ts'

await asChild(z.strictObject({}), async (_nothing, { stores: { log, databaseUrl }, signal }) => {
  const projections = createProjections({ log, databaseUrl })
  try {
    await projections.rebuildStale(signal)
  } finally {
    await projections.stop()
  }
})
