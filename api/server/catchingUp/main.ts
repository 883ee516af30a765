import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { asChild } from '../apart/asChild.ts'

await asChild(async ({ log, databaseUrl }) => {
  const projections = createProjections({ log, databaseUrl })
  try {
    await projections.rebuildStale(new AbortController().signal)
  } finally {
    await projections.stop()
  }
})
