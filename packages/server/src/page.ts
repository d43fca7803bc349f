/** What a browser sees until there is a client. */
export const HOME_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Cosmarium</title>
<h1>Cosmarium</h1>
<p>The server runs. There is no page to play on yet.</p>
<p>Programs play over HTTP and WebSocket: <code>POST /api/guests</code>, <code>POST /api/tables</code>, then
<code>/api/tables/:code/socket</code>. The messages are in <code>packages/protocol</code>.</p>
<p>In the terminal: <code>npm run play</code>.</p>
</html>
`;
