import type { WritePack } from '@laurel/api/books/writeOrderedPack.ts'
import type { Stores } from '@laurel/api/server/stores/openStores.ts'
import { whileLocked } from '@laurel/ledger/database/advisoryLock.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { checkpointLock } from '../checkpoints/signNow.ts'
import { signOfDay } from '../checkpoints/signOfDay.ts'
import { unhurriedLog } from '../checkpoints/unhurriedLog.ts'
import { openPack } from './openPack.ts'

/** Writes the packs that administrators order. Where no checkpoint covers the closing yet, one is signed first. */
export const packOnDemand =
  (stores: Stores, home: string): WritePack =>
  async (teamId, month, signal) => {
    const team = await createLedger(stores).team(teamId)
    if (team.kind === 'unknown') return undefined
    const encryptedLog = unhurriedLog(stores.encryptedLog, signal)
    const first = await openPack(encryptedLog, home, team, month)
    if (first.kind === 'notSigned')
      await whileLocked(stores.databaseUrl, checkpointLock, () =>
        signOfDay({ ...stores, encryptedLog }, home, instantOf(new Date()).slice(0, '2026-11-22'.length)),
      )
    const opened = first.kind === 'notSigned' ? await openPack(encryptedLog, home, team, month) : first
    if (opened.kind === 'notSigned') throw new Error(`No checkpoint covers the closing of ${month}.`)
    return opened.kind === 'pack' ? opened.bytes : undefined
  }
