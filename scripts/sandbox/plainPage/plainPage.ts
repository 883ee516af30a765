import { escapeHtml } from './escapeHtml.ts'

/** A page of one card that works without scripts. `body` is mark-up: every text in it must have been escaped. */
export const plainPage = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="color-scheme" content="light dark"><link rel="icon" href="/page/icon.svg" type="image/svg+xml">' +
  '<link rel="stylesheet" href="/page/styles/plainPage.css"></head>' +
  `<body><main>${body}</main><p class="muted foot">Practice workspaces on this machine: nothing leaves it.</p></body></html>`

export const problemPage = (problem: string): string =>
  plainPage(
    'This link does not work',
    `<h1>This link does not work</h1><p>${escapeHtml(problem)}</p><p class="muted">Go back and start again.</p>`,
  )
