import { asChild } from '@laurel/api/server/apart/asChild.ts'
import { orderedPacks } from './orderedPacks.ts'
import { AskedPack } from './packsOfServer.ts'

// A checkpoint may be signed for the pack, whose line is written as a whole.
await asChild(
  AskedPack,
  (ordered, { stores, database, home, signal }) => orderedPacks(stores, database, home)(ordered, signal),
  { endsItself: true },
)
