import { type KeyScope, keyScopes } from '@laurel/contract/wire/keyScopes.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { type ReportCaller, readReportScope } from '../../reports/reportScope.ts'
import { tools, toolsOf } from '../mcp/createAssistantServer.ts'
import type { Tool } from '../mcp/tool.ts'

const scopesOf = (chosen: readonly Tool[]): readonly KeyScope[] => {
  const used = new Set(chosen.flatMap(({ calls }) => calls.map(({ keyScope }) => keyScope)))
  return keyScopes.filter(scope => used.has(scope))
}

/** The scopes that a tool needs. The others belong to programs with an API key. */
export const assistantScopes: readonly KeyScope[] = scopesOf(tools)

/** The scopes that a member's role can use: reports are for administrators and people who lead others. */
export const offeredScopes = async (
  database: Queryable,
  caller: ReportCaller,
): Promise<readonly KeyScope[]> => {
  const scopes = scopesOf(toolsOf(caller))
  const leads = (await readReportScope(database, caller, {})) !== 'FORBIDDEN'
  return leads ? scopes : scopes.filter(scope => scope !== 'reports:read')
}
