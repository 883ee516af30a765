import type { ViewSource } from '../blockKit/viewSchema.ts'

/** A modal or an App Home of one person, with what Slack adds to what the app sent. */
export type View = ViewSource & {
  id: string
  hash: string
  rootViewId: string
  previousViewId: string | null
  values: ViewValues
}

/** block_id → action_id → Slack's description of what is filled in. */
export type ViewValues = Record<string, Record<string, unknown>>

/** A view in Slack's own words. */
export const toSlackView = (
  view: View,
  place: { teamId: string; app: { id: string; botId: string } },
): Record<string, unknown> => {
  const { id, hash, rootViewId, previousViewId, values, ...source } = view
  return {
    id,
    team_id: place.teamId,
    private_metadata: '',
    callback_id: '',
    title: null,
    close: null,
    submit: null,
    clear_on_close: false,
    notify_on_close: false,
    external_id: '',
    ...source,
    state: { values },
    hash,
    previous_view_id: previousViewId,
    root_view_id: rootViewId,
    app_id: place.app.id,
    app_installed_team_id: place.teamId,
    bot_id: place.app.botId,
  }
}
