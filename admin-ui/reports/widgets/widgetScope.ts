import type { ReportScope } from '../elements/ScopeSelect.tsx'
import type { ReportDays } from '../useReportAddress.ts'

/** What the widgets of a page are about. */
export type WidgetScope = ReportDays & ReportScope & { readonly direct_reports?: 'true' }

/** Distinguishes the answers of one call. */
export const keyOf = ({ start, end, group, segment, direct_reports }: WidgetScope) => [
  start,
  end,
  group,
  segment,
  direct_reports,
]
