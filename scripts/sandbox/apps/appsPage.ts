import { escapeHtml } from '../plainPage/escapeHtml.ts'
import { plainPage } from '../plainPage/plainPage.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import { scopesInWords } from '../signIn/scopeTexts.ts'

/** Which apps a workspace has, what they may do, and the way to take them out. */
export const appsPage = (context: SandboxContext, notice: string | undefined): string => {
  const { app, workspace, installation, home } = context
  const isThere = installation.current() !== undefined
  return plainPage(
    `Apps of ${workspace.team.name}`,
    `<p><a class="back" href="${home}/">Back to ${escapeHtml(workspace.team.name)}</a></p>
    <h1>Apps of ${escapeHtml(workspace.team.name)}</h1>
    ${notice === undefined ? '' : `<p class="note" role="status">${escapeHtml(notice)}</p>`}
    <section class="app" aria-labelledby="app-name">
      <img src="${home}/avatars/${escapeHtml(app.botUserId)}.svg" alt="">
      <div><h2 id="app-name">${escapeHtml(app.name)}</h2>
      <p class="muted">${escapeHtml(isThere ? installedSentence(context) : `${app.name} is not in this workspace.`)}</p></div>
    </section>
    ${isThere ? installedPart(context) : absentPart(context)}`,
  )
}

const installedSentence = ({ installation, workspace }: SandboxContext): string => {
  const consent = installation.consent()
  if (consent === undefined) return 'Came with the workspace.'
  const who = workspace.users.get(consent.installedBy)?.realName ?? 'Unknown person'
  const when = consent.installedAt.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
  return `Installed by ${who} on ${when}.`
}

const installedPart = ({ app, installation, home }: SandboxContext): string => {
  const groups = scopesInWords(installation.scopes())
    .map(
      ({ title, texts }) =>
        `<div><dt>${escapeHtml(title)}</dt>${texts.map(text => `<dd>${escapeHtml(text)}</dd>`).join('')}</div>`,
    )
    .join('')
  return `<details><summary>What ${escapeHtml(app.name)} may do</summary><dl>${groups}</dl></details>
    <form method="post" action="${home}/sandbox/apps/remove">
      <p class="muted">Taking the app out ends its token. ${escapeHtml(app.name)} hears of it as from Slack itself.</p>
      <div class="buttons">
        <button type="submit" formaction="${home}/sandbox/apps/revoke">Revoke its token only</button>
        <button type="submit" class="danger">Remove ${escapeHtml(app.name)}</button>
      </div>
    </form>`
}

const absentPart = ({ app }: SandboxContext): string =>
  `<p class="muted">Adding it starts on the app’s own page and comes back here to ask for your consent.</p>
    <div class="buttons"><a class="button primary" href="${escapeHtml(setupAddress(app.requestUrls.oauthRedirect))}">Add ${escapeHtml(app.name)}</a></div>`

const setupAddress = (origin: string): string => new URL('/setup', origin).href
