import { readFile } from 'node:fs/promises'
import { storeSettings } from '@laurel/api/server/stores/settings.ts'
import type { CheckpointLine } from '@laurel/ledger/checkpoints/checkpoint.ts'
import { makeReceipt } from '@laurel/ledger/checkpoints/makeReceipt.ts'
import { Receipt } from '@laurel/ledger/checkpoints/receipt.ts'
import { verifyReceipt } from '@laurel/ledger/checkpoints/verifyReceipt.ts'
import type { Command } from 'commander'
import { CommandFailed } from '../reportFailure.ts'
import { withStores } from '../withStores.ts'
import { keptCheckpoints } from './checkpoints/checkpointFile.ts'
import { readPublicKey } from './checkpoints/checkpointKey.ts'

type Asked = { readonly team: string; readonly asOfCheckpoint: string }

export const addReceipt = (audit: Command): void => {
  audit
    .command('receipt')
    .description('Print what one member holds, with a proof that stands without this system.')
    .argument('<member>', 'e-mail address, key of an import, or id')
    .requiredOption('--team <team>', 'name, id or external key')
    .option(
      '--as-of-checkpoint <checkpoint>',
      'latest, or the position or the instant of a checkpoint',
      'latest',
    )
    .action((member: string, { team, asOfCheckpoint }: Asked) =>
      withStores(async ({ log, encryptedLog }) => {
        const lines = await checkpointsUpTo(asOfCheckpoint)
        const answer = await makeReceipt({ stored: encryptedLog, decrypted: log }, { team, member }, lines)
        if (answer.kind === 'refused') throw new CommandFailed(answer.message)
        process.stdout.write(`${JSON.stringify(answer.receipt, null, 2)}\n`)
      }),
    )
  audit
    .command('receipt-verify')
    .description('Check a receipt with the public key alone: no database, no log.')
    .argument('<file>')
    .requiredOption('--public-key <file>', 'as printed by: laurel audit public-key')
    .action(async (file: string, { publicKey }: { publicKey: string }) => {
      const receipt = await readReceipt(file)
      const faults = verifyReceipt(receipt, await readPublicKey(publicKey))
      process.stdout.write(faults.length > 0 ? refusal(faults) : confirmation(receipt))
      if (faults.length > 0) process.exitCode = 1
    })
}

/** The kept checkpoints from the first one up to the wanted one. */
const checkpointsUpTo = async (wanted: string): Promise<readonly CheckpointLine[]> => {
  const lines = await keptCheckpoints(storeSettings().home)
  const place =
    wanted === 'latest'
      ? lines.length - 1
      : lines.findIndex(
          ({ checkpoint }) => String(checkpoint.position) === wanted || checkpoint.recordedAt === wanted,
        )
  if (place >= 0) return lines.slice(0, place + 1)
  throw new CommandFailed(
    lines.length === 0
      ? 'There is no checkpoint yet. Take one first with: laurel audit checkpoint'
      : `No checkpoint is at ${wanted}. Use latest, or one of the positions ${lines
          .slice(-5)
          .map(({ checkpoint }) => checkpoint.position)
          .join(', ')}.`,
  )
}

const readReceipt = async (file: string): Promise<Receipt> => {
  const text = await readFile(file, 'utf8')
  const parsed = Receipt.safeParse(jsonOf(text))
  if (parsed.success) return parsed.data
  throw new CommandFailed(`${file} is not a receipt. Print one with: laurel audit receipt`)
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const refusal = (faults: readonly string[]): string =>
  `The receipt proves nothing:\n${faults.map(fault => `  ${fault}\n`).join('')}`

const confirmation = ({ member, team, balances, events, signed: { checkpoint } }: Receipt): string =>
  [
    `${member.key ?? member.id} of team ${team} held on ${checkpoint.recordedAt}, at position ${checkpoint.position}:`,
    ...Object.entries(balances).map(([account, points]) => `  ${points} ${account}`),
    `${events.length} events, their chain, their place under the root and its signature are sound.`,
    '',
  ].join('\n')
