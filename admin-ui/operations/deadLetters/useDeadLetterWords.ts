import type { DeadLetter } from '@laurel/contract/operations/deadLetters.ts'
import { useTranslate } from 'ra-core'

/** A failed command and its reason in words; an unknown one is spelled out. */
export const useDeadLetterWords = () => {
  const translate = useTranslate()
  return {
    what: ({ command_type: command }: DeadLetter): string =>
      translate(`operations.commands.${command}`, {
        _: translate('operations.unknownCommand', {
          command: command.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase(),
        }),
      }),
    why: ({ rejection_code: code }: DeadLetter): string =>
      translate(`operations.reasons.${code}`, {
        _: translate('operations.unknownReason', { code: code.replaceAll('_', ' ').toLowerCase() }),
      }),
  }
}
