import type { Argument, Command, Option } from 'commander'
import { laurelProgram } from '../laurel/laurelProgram.ts'
import { code, page, table } from './markdown.ts'

export const commandLinePage = (): string => {
  const commands = leavesOf(laurelProgram())
  return page(
    'Command line',
    'Run a command with `npm run -s laurel -- <command>`. Every command works beside a running server; without one it ' +
      'starts the embedded database for itself. Data goes to standard output, progress and messages to standard error. ' +
      'The [settings](settings.md) `LAUREL_HOME`, `DATABASE_URL` and `EVENTSTORE_URL` say which installation it works on.',
    table(
      ['command', 'does'],
      commands.map(command => [
        `[${code(nameOf(command))}](#${headingAnchor(command)})`,
        command.description(),
      ]),
    ),
    ...commands.map(section),
  )
}

const leavesOf = (command: Command): readonly Command[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(leavesOf)

/** `audit verify`: without the name of the program. */
const nameOf = (command: Command): string =>
  command.parent?.parent ? `${nameOf(command.parent)} ${command.name()}` : command.name()

const headingAnchor = (command: Command): string => nameOf(command).replaceAll(' ', '-')

const section = (command: Command): string =>
  [
    `## ${nameOf(command)}`,
    command.description(),
    code(`laurel ${nameOf(command)} ${command.usage()}`.replace('[options]', optionsIn(command)).trim()),
    table(
      ['argument or option', 'meaning', 'default'],
      [...command.registeredArguments.map(argumentRow), ...command.options.map(optionRow)],
    ),
  ]
    .filter((_, index) => index < 3 || command.registeredArguments.length + command.options.length > 0)
    .join('\n\n')

const optionsIn = ({ options }: Command): string => {
  const required = options.filter(({ mandatory }) => mandatory).map(({ flags }) => flags)
  return [...required, ...(options.length > required.length ? ['[options]'] : [])].join(' ')
}

const argumentRow = (argument: Argument): readonly string[] => [
  code(argument.required ? `<${argument.name()}>` : `[${argument.name()}]`),
  argument.description + choicesOf(argument.argChoices),
  argument.required ? 'required' : '',
]

const optionRow = (option: Option): readonly string[] => [
  code(option.flags),
  option.description + choicesOf(option.argChoices),
  option.mandatory && option.defaultValue === undefined ? 'required' : defaultOf(option),
]

const defaultOf = ({ defaultValue }: Option): string =>
  typeof defaultValue === 'string' && defaultValue !== '' ? code(defaultValue) : ''

const choicesOf = (choices: readonly string[] | undefined): string =>
  choices ? ` (${choices.map(code).join(', ')})` : ''
