import { type AssistantScope, assistantScopes } from '@laurel/contract/developers/assistants.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { type ReportCaller, readReportScope } from '../../reports/reportScope.ts'
import { toolsOf } from '../mcp/createAssistantServer.ts'

/** The scopes that a member's role can use: reports are for administrators and people who lead others. */
export const offeredScopes = async (
  database: Queryable,
  caller: ReportCaller,
): Promise<readonly AssistantScope[]> => {
  const used = new Set(toolsOf(caller).flatMap(({ calls }) => calls.map(({ keyScope }) => keyScope)))
  const leads = (await readReportScope(database, caller, {})) !== 'FORBIDDEN'
  return assistantScopes.filter(scope => used.has(scope) && (leads || scope !== 'reports:read'))
}
