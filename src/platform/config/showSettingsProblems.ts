/** Replaces the app with a list of problems in its settings. In English, for the people who set it up. */
export function showSettingsProblems(problems: readonly string[]): void {
  const title = Object.assign(document.createElement('h1'), { textContent: 'This app is not set up correctly' });
  const list = document.createElement('ul');
  list.append(...problems.map((text) => Object.assign(document.createElement('li'), { textContent: text })));
  const page = Object.assign(document.createElement('main'), { className: 'frame-problems' });
  page.append(title, list);
  document.getElementById('root')?.replaceChildren(page);
}
