/** Hands somebody a file to keep. */
export function saveFile(content: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'cosmarium.json';
  link.click();
  URL.revokeObjectURL(url);
}
