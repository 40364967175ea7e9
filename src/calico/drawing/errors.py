"""Why a picture is refused."""

from calico.rules import declare

REFUSALS = declare(
    {
        "png-width": "A picture is 1 to {most} pixels wide, not {width}.",
        "picture-suffix": "A picture is saved as .svg or .png, not as “{suffix}”.",
        "picture-prefix": "Ids begin with a letter and hold only letters, digits, “-” and “_”, unlike “{prefix}”.",
    }
)
