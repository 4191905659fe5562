/// The document of a page.
package enum PageTemplate {
  /// Returns the page, which loads `data.js` beside it.
  package static func html(title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head><meta charset="utf-8"><title>Preview</title></head>
    <body>
    <div id="pictures"></div>
    <script>
    const tinamou = { data(value) {
      document.title = value.title;
      document.getElementById("pictures").replaceChildren(...value.pictures.map((one) => {
        const image = new Image(one.device.width, one.device.height);
        image.src = `${one.picture.split("/").map(encodeURIComponent).join("/")}?v=${one.version}`;
        image.alt = one.id;
        return image;
      }));
    } };
    </script>
    <script src="data.js"></script>
    </body>
    </html>

    """
  }
}
