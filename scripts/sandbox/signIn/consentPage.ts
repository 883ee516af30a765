import { escapeHtml } from '../plainPage/escapeHtml.ts'
import { plainPage } from '../plainPage/plainPage.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import type { User } from '../state/workspace.ts'
import type { ConsentRequest } from './consentRequest.ts'
import { scopesInWords } from './scopeTexts.ts'

/** The screen where a person agrees, in the workspace and as the person they choose. */
export const consentPage = (
  context: SandboxContext,
  request: ConsentRequest,
  chosenUserId: string | undefined,
): string => {
  const { app, workspace, installation } = context
  const isInstall = request.kind === 'install'
  const title = isInstall
    ? `${app.name} wants permission to access the ${workspace.team.name} workspace`
    : `Sign in to ${app.name} with ${workspace.team.name}`
  const isThere = isInstall && installation.current() !== undefined
  return plainPage(
    title,
    `<div class="pair" aria-hidden="true"><img src="${context.home}/avatars/${escapeHtml(app.botUserId)}.svg" alt="">
      <span></span><img src="${context.home}/avatars/${escapeHtml(workspace.team.id)}.svg" alt=""></div>
    <h1>${escapeHtml(title)}</h1>
    ${workspaceChoice(context, request)}
    ${isThere ? `<p class="note">${escapeHtml(app.name)} is in this workspace already. Allowing it again renews what it may do.</p>` : ''}
    <h2>${escapeHtml(app.name)} will be able to</h2>
    <dl>${scopeList(context, request)}</dl>
    <form method="post" action="/sandbox/consent">${hiddenFields(context, request)}
      <label for="user">${isInstall ? 'You install it as' : 'You are'}</label>
      <select id="user" name="user">${personOptions(context, request, chosenUserId)}</select>
      <div class="buttons">
        <button type="submit" name="answer" value="cancel" formnovalidate>Cancel</button>
        <button type="submit" name="answer" value="allow" class="primary">Allow</button>
      </div>
    </form>`,
  )
}

/** Who may agree: guests sign in, but they add no apps. */
export const mayAgree = (user: User, kind: ConsentRequest['kind']): boolean =>
  !user.isBot && !user.isDeleted && !(kind === 'install' && user.isRestricted)

const scopeList = ({ app }: SandboxContext, { kind, scope }: ConsentRequest): string => {
  const scopes = kind === 'install' && scope === '' ? app.scopes : scope.split(/[\s,]+/).filter(Boolean)
  return scopesInWords(scopes)
    .map(
      ({ title, texts }) =>
        `<div><dt>${escapeHtml(title)}</dt>${texts.map(text => `<dd>${escapeHtml(text)}</dd>`).join('')}</div>`,
    )
    .join('')
}

const workspaceChoice = (chosen: SandboxContext, request: ConsentRequest): string => {
  const all = chosen.workspaces()
  if (all.length === 1) return ''
  const links = all.map(context => {
    const { team } = context.workspace
    const query = new URLSearchParams({ ...fieldsOf(request), team: team.id }).toString()
    const path = request.kind === 'install' ? '/oauth/v2/authorize' : '/openid/connect/authorize'
    return (
      `<li><a href="${escapeHtml(`${path}?${query}`)}"${context === chosen ? ' aria-current="true"' : ''}>` +
      `<img src="${context.home}/avatars/${escapeHtml(team.id)}.svg" alt="">${escapeHtml(team.name)}</a></li>`
    )
  })
  return `<nav aria-label="Workspace"><ul class="workspaces">${links.join('')}</ul></nav>`
}

const personOptions = (
  { workspace }: SandboxContext,
  { kind }: ConsentRequest,
  chosenUserId: string | undefined,
): string => {
  const people = [...workspace.users.values()]
    .filter(user => mayAgree(user, kind))
    .toSorted((left, right) => left.realName.localeCompare(right.realName))
  // The person chosen on the workspace page in this browser, or else the one most likely to add an app.
  const proposed = people.find(({ id }) => id === chosenUserId) ?? people.find(({ isOwner }) => isOwner)
  return people
    .map(
      user =>
        `<option value="${escapeHtml(user.id)}"${user === proposed ? ' selected' : ''}>` +
        `${escapeHtml(user.realName)}${user.isOwner ? ' · owner' : user.isAdmin ? ' · admin' : ''}</option>`,
    )
    .join('')
}

const hiddenFields = ({ workspace }: SandboxContext, request: ConsentRequest): string =>
  Object.entries({ ...fieldsOf(request), kind: request.kind, team: workspace.team.id })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')

const fieldsOf = ({ kind: _kind, ...fields }: ConsentRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  )
