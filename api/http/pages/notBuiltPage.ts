/** Served in place of a screen that is not built. */
export const notBuiltPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Laurel</title>
<h1>This screen is not built yet</h1>
<p>Laurel is running, but its screens have not been built. Stop it, run <code>npm run build</code> and start it
again, or use <code>./scripts/start</code>, which builds what is missing.</p>
<p>The API is up: <a href="/docs">its calls</a>, <a href="/health">its health</a>.</p>
</html>
`
