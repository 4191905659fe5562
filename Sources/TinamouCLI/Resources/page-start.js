// The beginning of a page that is served. The data of one in a folder comes in a script after this one.

if (isServed) {
  fetch("data.json").then((response) => response.json()).then(setData).catch(() => announce("The server does not answer"));
}
