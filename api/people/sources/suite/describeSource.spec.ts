import { openSource } from '../testing/openSource.ts'
import { orchard } from '../testing/orchard.ts'
import { orchardKey, orchardStandIn } from '../testing/orchardStandIn.ts'
import { describeSource } from './describeSource.ts'

describeSource('Orchard', {
  title: orchard.title,
  capabilities: orchard.capabilities,
  secrets: [orchardKey],
  listsLeavers: true,
  isRunLarge: true,
  start: wanted => openSource(orchard, orchardStandIn, wanted),
})
