import { SimulatedPolicy } from '@laurel/ledger/policySimulation/simulatedPolicy.ts'
import { z } from 'zod'
import { CommandFailed } from '../reportFailure.ts'

/** The policy in a file. Fails with a message that names the field. */
export const parsePolicy = (file: string, text: string): SimulatedPolicy => {
  const parsed = SimulatedPolicy.safeParse(jsonOf(file, text))
  if (parsed.success) return parsed.data
  throw new CommandFailed(`${file} is not a policy.\n${z.prettifyError(parsed.error)}`)
}

const jsonOf = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new CommandFailed(`${file} is not JSON.`)
  }
}
