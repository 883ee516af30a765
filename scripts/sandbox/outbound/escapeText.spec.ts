import { describe, expect, test } from 'vitest'
import { SandboxApp } from '../appSettings.ts'
import { createWorkspace } from '../state/workspace.ts'
import { smallApp, smallWorkspace } from '../testing/smallWorkspace.ts'
import { escapeText } from './escapeText.ts'

const workspace = createWorkspace(smallWorkspace, SandboxApp.parse(smallApp), new Date(0))

describe('what a person typed, as a command that escapes carries it', () => {
  test.each([
    ['@anna.kim and @ben.', '<@U1|anna.kim> and <@U2|ben>.'],
    ['@makers, thanks', '<!subteam^S1|@makers>, thanks'],
    ['in #general', 'in <#C1|general>'],
    ['@here', '<!here>'],
    ['write to ben@northwind.test', 'write to ben@northwind.test'],
    ['@unknown', '@unknown'],
    ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
    ['<@U2|ben> +10', '<@U2|ben> +10'],
  ])('%s', (typed, escaped) => {
    expect(escapeText(workspace, typed, true)).toBe(escaped)
  })
})
